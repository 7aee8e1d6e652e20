import type { UserView } from '@cartaviva/contracts';
import { effectivePlan, type PlanId } from '@cartaviva/domain';

/** Returns the plan in effect today. An expired plan does not count. */
export function planOfUser({ subscriptionPlan, subscriptionExpiresAt }: UserView): PlanId {
  const expiry = subscriptionExpiresAt ? new Date(subscriptionExpiresAt) : null;
  return effectivePlan(subscriptionPlan, expiry, new Date());
}
