import { billing, SubscriptionView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Planes')
@Controller('api/billing')
export class SubscriptionController {
  constructor(private readonly client: MessageClient) {}

  @Get('subscription')
  @Answers('Mi suscripción', { body: SubscriptionView })
  subscription(@Caller() caller: CallerContext): Promise<SubscriptionView> {
    return this.client.call(billing.subscription.get, {}, caller);
  }

  @Post('cancel')
  @Answers('Cancelar al final del período; lo pagado se conserva', { body: SubscriptionView })
  cancel(@Caller() caller: CallerContext): Promise<SubscriptionView> {
    return this.client.call(billing.subscription.cancel, {}, caller);
  }

  @Post('resume')
  @Answers('Deshacer la cancelación', { body: SubscriptionView })
  resume(@Caller() caller: CallerContext): Promise<SubscriptionView> {
    return this.client.call(billing.subscription.resume, {}, caller);
  }
}
