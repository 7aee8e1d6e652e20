import type { SubscriptionState, SubscriptionView } from '@cartaviva/contracts';
import { endOf, deriveSubscription, leftAt, type Grant } from './derived-subscription';
import type { Subscription } from './subscription.entity';

type Row = Pick<
  Subscription,
  'plan' | 'status' | 'isTrial' | 'days' | 'startsAt' | 'expiresAt' | 'cancelledAt'
>;

const NONE: SubscriptionView = {
  plan: 'free',
  status: 'none',
  effectivePlan: 'free',
  expiresAt: null,
  cancelsAtEnd: false,
};

const counts = ({ status }: Row) => status !== 'refunded' && status !== 'ended';

/** What an owner got for themselves, and still counts. */
export const grantsOf = (rows: readonly Row[]): Grant[] =>
  rows
    .filter(counts)
    .flatMap(({ plan, isTrial, days, startsAt }) =>
      days === null ? [] : [{ plan, isTrial, days, startsAt }],
    );

const endsAfter = ({ expiresAt }: Row, now: Date) => !expiresAt || expiresAt > now;

const endMs = ({ expiresAt }: Row) => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** The Empresarial of an admin, while it runs; of several the one that runs longest. */
const enterpriseOf = (rows: readonly Row[], now: Date): Row | undefined =>
  rows
    .filter((row) => row.days === null && row.status === 'active' && endsAfter(row, now))
    .sort((one, next) => endMs(next) - endMs(one))
    .at(0);

/**
 * What a user has at this moment. Computed, not stored, so that it is true to the second whenever the
 * sweep runs. What an admin granted comes before what was bought. `expired` keeps the date on which
 * the last one ended.
 */
export function toSubscriptionView(rows: readonly Row[], now: Date): SubscriptionView {
  const granted = enterpriseOf(rows, now);
  if (granted) return running('empresarial', 'active', granted.expiresAt);
  const derived = deriveSubscription(grantsOf(rows));
  const left = derived && leftAt(derived, now.getTime());
  if (!left) return { ...NONE, ...lastEnd(rows, derived && new Date(endOf(derived))) };
  const isCancelled = Boolean(latestOf(rows)?.cancelledAt);
  const paid = isCancelled ? 'cancelled' : 'active';
  const status = left.boughtMs === 0 ? 'trial' : paid;
  return { ...running(left.plan, status, new Date(endOf(left))), cancelsAtEnd: isCancelled };
}

const running = (
  plan: SubscriptionView['plan'],
  status: SubscriptionState,
  expiresAt: Date | null,
): SubscriptionView => ({
  ...{ plan, status, effectivePlan: plan, cancelsAtEnd: false },
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** The last thing an owner got for themselves: a cancellation is of all they have. */
export const latestOf = <Each extends Row>(rows: readonly Each[]): Each | undefined =>
  rows
    .filter((row) => row.days !== null && counts(row))
    .sort((one, next) => one.startsAt.getTime() - next.startsAt.getTime())
    .at(-1);

function lastEnd(rows: readonly Row[], end: Date | undefined) {
  const granted = rows.filter(({ days }) => days === null).map(({ expiresAt }) => expiresAt);
  const ends = [...granted, end].filter((each) => each instanceof Date);
  const last = Math.max(...ends.map((each) => each.getTime()));
  if (ends.length === 0) return {};
  return { status: 'expired', expiresAt: new Date(last).toISOString() } as const;
}
