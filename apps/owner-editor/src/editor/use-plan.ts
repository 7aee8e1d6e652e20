import { effectivePlan, planOf, TRIAL_PLAN, type Entitlements } from '@cartaviva/domain';
import { useSession } from '@cartaviva/session';

/** What the plan of whoever edits opens today; a visitor in the demo has what a trial has. */
export function usePlan(): Entitlements {
  const { user } = useSession();
  if (!user) return planOf(TRIAL_PLAN).entitlements;
  const expiresAt = user.subscriptionExpiresAt ? new Date(user.subscriptionExpiresAt) : null;
  return planOf(effectivePlan(user.subscriptionPlan, expiresAt, new Date())).entitlements;
}
