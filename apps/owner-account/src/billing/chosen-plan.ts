import { PLANS, type PlanId } from '@cartaviva/domain';
import { useSearchParams } from 'react-router-dom';

/** Is true for plans that are paid for with a payment button. */
const isPayable = ({ id, paypalPlan }: (typeof PLANS)[number]) =>
  id !== 'free' && paypalPlan !== null;

/** Returns the plan to pay for, which the URL names: `?plan=inicial`. */
export function useChosenPlan(): PlanId | undefined {
  const [search] = useSearchParams();
  return PLANS.find((plan) => isPayable(plan) && plan.id === search.get('plan'))?.id;
}

export const PLANS_PAGE = '/profile/plan';

export const payingFor = (plan: PlanId): string => `${PLANS_PAGE}?plan=${plan}`;
