import type { PlanView } from '@cartaviva/contracts';
import type { Plan } from '@cartaviva/domain';

export const toPlanView = (plan: Plan): PlanView => ({
  id: plan.id,
  name: plan.name,
  price: plan.monthlyPrice,
  features: [...plan.features],
  menuLimit: plan.menuLimit,
  peopleLimit: plan.peopleLimit,
  apiCallsPerHour: plan.apiCallsPerHour,
  storageBytes: plan.storageBytes,
  paypalPlan: plan.paypalPlan,
  popular: plan.popular,
  enterprise: plan.enterprise,
});
