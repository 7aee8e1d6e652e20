import { effectivePlan, planOf, planWith } from '@cartaviva/domain';
import { useSession } from '@cartaviva/session';

/** Where plans are compared and bought. */
export const PLANS_PAGE = '/profile/plan';

/** The cheapest plan that shows all figures, by name. */
export const FULL_PLAN = planWith('advancedAnalytics').name;

/** Whether the owner's plan shows every figure and period today. The service decides; this says it before. */
export function useSeesAll(): boolean {
  const { user } = useSession();
  if (!user) return false;
  const expiresAt = user.subscriptionExpiresAt ? new Date(user.subscriptionExpiresAt) : null;
  const plan = effectivePlan(user.subscriptionPlan, expiresAt, new Date());
  return planOf(plan).entitlements.advancedAnalytics;
}
