import type { Requester } from '@cartaviva/contracts';
import { CODE_RESEND_SECONDS, CODES_PER_DAY, CODES_PER_HOUR } from '@cartaviva/domain';

/** Why a mail is wanted: a registration always needs one, asking for another must wait a minute. */
export type Occasion = 'registration' | 'request';

/** A mail of one purpose that an address was sent within the last day. */
export interface SentMail {
  readonly requester: string;
  readonly network: string;
  readonly createdAt: Date;
}

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Whose a code is: the browser's that asked, or its network's where it keeps no cookies. */
export const requesterKey = ({ browser, network }: Requester): string => browser ?? network;

/**
 * Seconds until a requester may have another mail sent to an address; 0 when it may now (decisions,
 * "resend-code").
 *
 * Each requester: 1 a minute when it merely asks, 5 an hour, 20 a day. A browser that has not asked
 * before counts as its network, so that dropping the cookie gains nothing.
 *
 * All requesters together: 20 a day for one address; past them, requesters that are new to the address
 * share one mail an hour. It is never none: whoever reads the mailbox gets a link that works, whoever
 * asked for it. A browser that had a mail before, such as the one that began the registration, does not
 * wait for the others.
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

/** Seconds until fewer than `limit` of the mails lie within the window; 0 when they do. */
function wait(sent: readonly SentMail[], limit: number, windowS: number, now: Date): number {
  const ages = sent
    .map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / 1000)
    .filter((age) => age < windowS)
    .sort((one, other) => one - other);
  const last = ages[limit - 1];
  return last === undefined ? 0 : Math.max(1, Math.ceil(windowS - last));
}
