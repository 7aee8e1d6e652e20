import type { UserView } from '@cartaviva/contracts';
import { effectivePlan, type PlanId } from '@cartaviva/domain';

/** The plan that counts for a user today. */
export function planOfUser({ subscriptionPlan, subscriptionExpiresAt }: UserView): PlanId {
  const expiry = subscriptionExpiresAt ? new Date(subscriptionExpiresAt) : null;
  return effectivePlan(subscriptionPlan, expiry, new Date());
}
