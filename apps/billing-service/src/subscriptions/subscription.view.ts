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

/** Returns the trial and payments that still count, without an administrator's grants. */
export const grantsOf = (rows: readonly Row[]): Grant[] =>
  rows
    .filter(counts)
    .flatMap(({ plan, isTrial, days, startsAt }) =>
      days === null ? [] : [{ plan, isTrial, days, startsAt }],
    );

const endsAfter = ({ expiresAt }: Row, now: Date) => !expiresAt || expiresAt > now;

const endMs = ({ expiresAt }: Row) => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** Returns the running grant of Empresarial that ends last. */
const enterpriseOf = (rows: readonly Row[], now: Date): Row | undefined =>
  rows
    .filter((row) => row.days === null && row.status === 'active' && endsAfter(row, now))
    .sort((one, next) => endMs(next) - endMs(one))
    .at(0);

/**
 * Computes the current plan from all rows, so that it is exact to the second and independent of the sweep. An
 * administrator's grant takes precedence over bought plans. `expired` includes the end of the last plan.
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

/** Returns the row that holds a cancellation: the latest trial or payment that still counts. */
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
