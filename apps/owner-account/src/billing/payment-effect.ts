import type { SubscriptionView } from '@cartaviva/contracts';
import { planOf, type PlanId } from '@cartaviva/domain';
import { dayOf } from '../dates/dates';
import { effectMessages as messages } from './messages';

/** Describes the effect of paying for a plan in general terms. billing-service reports exact days after payment. */
export function effectOf(plan: PlanId, now: SubscriptionView | undefined): string {
  if (!now || now.effectivePlan === 'free' || !now.expiresAt) return messages.starts;
  if (now.effectivePlan === 'empresarial') return messages.beneath(dayOf(now.expiresAt));
  if (now.status === 'trial') return messages.inTrial(planOf(plan).name);
  if (now.effectivePlan === plan) return messages.extends(dayOf(now.expiresAt));
  return messages.changes(planOf(now.effectivePlan).name, planOf(plan).name);
}
