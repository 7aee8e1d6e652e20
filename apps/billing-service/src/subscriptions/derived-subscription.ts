import { centsOf, planOf, type PlanId } from '@cartaviva/domain';

const DAY_MS = 24 * 3_600_000;

/** Time on a plan from the trial or from one payment. */
export interface Grant {
  readonly plan: PlanId;
  readonly isTrial: boolean;
  readonly days: number;
  readonly startsAt: Date;
}

/** A plan and its remaining time, counted from `since`. Given time is used before bought time. */
export interface DerivedSubscription {
  readonly plan: PlanId;
  readonly since: number;
  readonly givenMs: number;
  readonly boughtMs: number;
}

export const endOf = ({ since, givenMs, boughtMs }: DerivedSubscription) =>
  since + givenMs + boughtMs;

/**
 * Computes the plan and end that result from all grants, in any order. If another plan is bought, remaining bought
 * time is converted to that plan at its price, and given time continues day for day (docs/adr/0013). For a refund,
 * leave out the grant of its payment.
 */
export function deriveSubscription(grants: readonly Grant[]): DerivedSubscription | undefined {
  return [...grants]
    .sort((one, next) => one.startsAt.getTime() - next.startsAt.getTime())
    .reduce<DerivedSubscription | undefined>(after, undefined);
}

function after(
  before: DerivedSubscription | undefined,
  { plan, isTrial, days, startsAt }: Grant,
): DerivedSubscription {
  const since = startsAt.getTime();
  const left = before && leftAt(before, since);
  const got = days * DAY_MS;
  if (!left) return { plan, since, givenMs: isTrial ? got : 0, boughtMs: isTrial ? 0 : got };
  if (isTrial) return { ...left, givenMs: left.givenMs + got };
  return { ...left, plan, boughtMs: got + converted(left.boughtMs, left.plan, plan) };
}

/** Returns the remaining time at a moment, or undefined after the end. A moment before `since` uses up nothing. */
export function leftAt(derived: DerivedSubscription, at: number): DerivedSubscription | undefined {
  if (endOf(derived) <= at) return undefined;
  const used = Math.max(0, at - derived.since);
  const givenMs = Math.max(0, derived.givenMs - used);
  const usedOfBought = used - (derived.givenMs - givenMs);
  return {
    ...derived,
    since: Math.max(at, derived.since),
    givenMs,
    boughtMs: derived.boughtMs - usedOfBought,
  };
}

/** Converts time to another plan at the same value. A fraction of a millisecond is rounded up. */
function converted(ms: number, from: PlanId, to: PlanId): number {
  if (from === to) return ms;
  return Math.ceil((ms * monthlyCents(from)) / monthlyCents(to));
}

const monthlyCents = (plan: PlanId) => centsOf(planOf(plan).monthlyPrice);
