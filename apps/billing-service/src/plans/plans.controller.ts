import { billing, type PlanView } from '@cartaviva/contracts';
import { PLANS } from '@cartaviva/domain';
import { Handles } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { toPlanView } from './plan.view';

/** Plans on offer (specification §9). */
@Controller()
export class PlansController {
  @Handles(billing.plan.list)
  async list(): Promise<PlanView[]> {
    return PLANS.map(toPlanView);
  }
}
