import { effectivePlan, planOf, planWith } from '@cartaviva/domain';
import { useSession } from '@cartaviva/session';

export const PLANS_PAGE = '/profile/plan';

export const FULL_PLAN = planWith('advancedAnalytics').name;

/** Is true when the owner's current plan shows all figures and periods. The server enforces this. */
export function useSeesAll(): boolean {
  const { user } = useSession();
  if (!user) return false;
  const expiresAt = user.subscriptionExpiresAt ? new Date(user.subscriptionExpiresAt) : null;
  const plan = effectivePlan(user.subscriptionPlan, expiresAt, new Date());
  return planOf(plan).entitlements.advancedAnalytics;
}
