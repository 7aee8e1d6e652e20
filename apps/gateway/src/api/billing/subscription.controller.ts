import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../openapi/answers.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { PlanEvents } from './plan-events';

@ApiTags('Planes')
@Controller('api/billing')
export class SubscriptionController {
  constructor(private readonly planEvents: PlanEvents) {}

  @Get('events')
  @Answers('Avisos de que cambió mi plan (plan)', {
    about: 'Eventos enviados por el servidor (SSE): `plan` cuando cambia tu plan.',
    produces: ['text/event-stream'],
  })
  events(
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.planEvents.listen(caller, request, reply);
  }
}
