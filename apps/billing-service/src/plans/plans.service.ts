import { billing, type PlanView } from '@cartaviva/contracts';
import { PLANS } from '@cartaviva/domain';
import { Handles } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { toPlanView } from './plan.view';

/** Plans on offer (specification §9). */
@Injectable()
export class PlansService {
  @Handles(billing.plan.list)
  async list(): Promise<PlanView[]> {
    return PLANS.map(toPlanView);
  }
}
