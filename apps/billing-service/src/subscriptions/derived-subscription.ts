import { centsOf, planOf, type PlanId } from '@cartaviva/domain';

const DAY_MS = 24 * 3_600_000;

/** Time on a plan that somebody got at one moment: the trial's days, or what one payment buys. */
export interface Grant {
  readonly plan: PlanId;
  readonly isTrial: boolean;
  readonly days: number;
  readonly startsAt: Date;
}

/** A plan and what is left of it, counted from `since`. Given time runs before bought time. */
export interface DerivedSubscription {
  readonly plan: PlanId;
  readonly since: number;
  readonly givenMs: number;
  readonly boughtMs: number;
}

export const endOf = ({ since, givenMs, boughtMs }: DerivedSubscription) =>
  since + givenMs + boughtMs;

/**
 * What all that somebody got comes to, in whatever order it is told of. Bought time that is left when
 * another plan is bought goes on as time of that plan, at its price; given time goes on day for day
 * (docs/adr/0013). A refund is worked out by leaving its payment out.
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

/** What is left of it at a moment; nothing once it is over, and all of it by a clock set back. */
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

/** Time on another plan for the same money; of a part of a millisecond the owner gets the whole. */
function converted(ms: number, from: PlanId, to: PlanId): number {
  if (from === to) return ms;
  return Math.ceil((ms * monthlyCents(from)) / monthlyCents(to));
}

const monthlyCents = (plan: PlanId) => centsOf(planOf(plan).monthlyPrice);
