import { PLANS, type PlanId } from '@cartaviva/domain';
import { useSearchParams } from 'react-router-dom';

/** Plans that are paid for with a button. */
const isPayable = ({ id, paypalPlan }: (typeof PLANS)[number]) =>
  id !== 'free' && paypalPlan !== null;

/** The plan that the address says is to be paid for: `?plan=inicial`. */
export function useChosenPlan(): PlanId | undefined {
  const [search] = useSearchParams();
  return PLANS.find((plan) => isPayable(plan) && plan.id === search.get('plan'))?.id;
}

/** Where the plans are. */
export const PLANS_PAGE = '/profile/plan';

/** Where a plan is paid for. */
export const payingFor = (plan: PlanId): string => `${PLANS_PAGE}?plan=${plan}`;
