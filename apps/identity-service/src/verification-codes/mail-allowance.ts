import type { Requester } from '@cartaviva/contracts';
import { CODE_RESEND_SECONDS, CODES_PER_DAY, CODES_PER_HOUR } from '@cartaviva/domain';

/** Reason for a mail. A registration always needs one, but a repeated request must wait a minute. */
export type Occasion = 'registration' | 'request';

/** A mail of one purpose to an address within the last day. */
export interface SentMail {
  readonly requester: string;
  readonly network: string;
  readonly createdAt: Date;
}

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Identifies a requester: the browser, or the network if the browser keeps no cookies. */
export const requesterKey = ({ browser, network }: Requester): string => browser ?? network;

/**
 * Returns the seconds until a requester may have another mail sent to an address, or 0 (decisions, "resend-code").
 *
 * Limits for each requester: 1 a minute for repeated requests, 5 an hour, 20 a day. A browser that has not asked
 * before counts as its network, so deleting the cookie has no effect.
 *
 * Limit for all requesters together: 20 a day for one address. After that, requesters that are new to the address
 * share one mail an hour. The limit is never zero, and the owner of the mailbox can use any link, no matter who
 * asked for it. A browser that has already had a mail, such as the one that registered, does not wait for the
 * others.
 */
export function secondsUntilMail(
  occasion: Occasion,
  sent: readonly SentMail[],
  by: Requester,
  now: Date,
): number {
  const own = sent.filter(({ requester }) => requester === requesterKey(by));
  const counted = own.length > 0 ? own : sent.filter(({ network }) => network === by.network);
  const perMinute = occasion === 'request' ? wait(counted, 1, CODE_RESEND_SECONDS, now) : 0;
  const perHour = wait(counted, CODES_PER_HOUR, HOUR_S, now);
  const perDay = wait(counted, CODES_PER_DAY, DAY_S, now);
  const isLate = own.length === 0 && wait(sent, CODES_PER_DAY, DAY_S, now) > 0;
  return Math.max(perMinute, perHour, perDay, isLate ? wait(sent, 1, HOUR_S, now) : 0);
}

/** Returns the seconds until fewer than `limit` mails lie within the window, or 0 if that is already so. */
function wait(sent: readonly SentMail[], limit: number, windowS: number, now: Date): number {
  const ages = sent
    .map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / 1000)
    .filter((age) => age < windowS)
    .sort((one, other) => one - other);
  const last = ages[limit - 1];
  return last === undefined ? 0 : Math.max(1, Math.ceil(windowS - last));
}
