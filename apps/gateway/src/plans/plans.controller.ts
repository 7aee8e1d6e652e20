import { billing, PlanView, SubscriptionView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../sessions/access.decorator';
import { Caller, type CallerContext } from '../sessions/caller.decorator';

@ApiTags('Planes')
@Controller('api')
export class PlansController {
  constructor(private readonly client: MessageClient) {}

  @Get('plans')
  @Public()
  @Answers('Los planes, con su precio y sus límites', { body: PlanView, list: true })
  plans(@Caller() caller: CallerContext): Promise<PlanView[]> {
    return this.client.call(billing.plan.list, {}, caller);
  }

  @Get('billing/subscription')
  @Answers('Mi suscripción', { body: SubscriptionView })
  subscription(@Caller() caller: CallerContext): Promise<SubscriptionView> {
    return this.client.call(billing.subscription.get, {}, caller);
  }
}
