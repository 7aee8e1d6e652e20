import { billing, SubscriptionView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../openapi/answers.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { PlanEvents } from './plan-events';

@ApiTags('Planes')
@Controller('api/billing')
export class SubscriptionController {
  constructor(
    private readonly client: MessageClient,
    private readonly planEvents: PlanEvents,
  ) {}

  @Get('subscription')
  @Answers('Mi suscripción', { body: SubscriptionView })
  get(@Caller() caller: CallerContext): Promise<SubscriptionView> {
    return this.client.call(billing.subscription.get, {}, caller);
  }

  @Get('events')
  @Answers('Avisos de que cambió mi plan (plan)', { produces: ['text/event-stream'] })
  events(
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.planEvents.listen(caller, request, reply);
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
