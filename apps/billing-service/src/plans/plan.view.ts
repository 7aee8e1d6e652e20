import type { PlanView } from '@cartaviva/contracts';
import type { Plan } from '@cartaviva/domain';

export function planView({ monthlyPrice, features, ...plan }: Plan): PlanView {
  return { ...plan, price: monthlyPrice, features: [...features] };
}
