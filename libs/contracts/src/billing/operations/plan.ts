import { message, Nothing } from '../../message';
import { EVERYONE } from '../../people/rights';
import type { PlanView } from '../plan.dto';

export const plan = {
  list: message('billing.plan.list', Nothing, EVERYONE).replies<PlanView[]>(),
} as const;
