import { effectivePlan, planOf, TRIAL_PLAN, type Entitlements } from '@cartaviva/domain';
import { useSession } from '@cartaviva/session';

/** Features of the user's current plan. Visitors of the demo have those of a trial. */
export function usePlan(): Entitlements {
  const { user } = useSession();
  if (!user) return planOf(TRIAL_PLAN).entitlements;
  const expiresAt = user.subscriptionExpiresAt ? new Date(user.subscriptionExpiresAt) : null;
  return planOf(effectivePlan(user.subscriptionPlan, expiresAt, new Date())).entitlements;
}
