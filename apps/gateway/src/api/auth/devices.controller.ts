import { identity, SessionView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Delete, Get, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../openapi/answers.decorator';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { CallerThemself, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Sessions } from '../../pipeline/sessions/sessions';

@ApiTags('Cuenta')
@Controller('api/auth/sessions')
export class DevicesController {
  constructor(
    private readonly client: MessageClient,
    private readonly browser: BrowserSession,
    private readonly sessions: Sessions,
  ) {}

  @Get()
  @Paged({ whole: true })
  @Answers('Dónde tengo la sesión iniciada', { body: SessionView, list: true })
  list(
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<SessionView[]> {
    const currentSessionId = this.browser.currentId(request);
    return this.client.call(identity.session.list, { currentSessionId }, caller);
  }

  @Delete()
  @Answers('Cerrar mis demás sesiones', { status: 204 })
  async endOthers(
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const currentSessionId = this.browser.currentId(request);
    const others = { currentSessionId };
    const { sessionIds } = await this.client.call(identity.session.endOthers, others, caller);
    this.sessions.forget(...sessionIds);
  }

  @Delete(':sessionId')
  @Answers('Cerrar una sesión mía', { status: 204 })
  async end(
    @Param('sessionId') sessionId: string,
    @CallerThemself() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(identity.session.end, { sessionId }, caller);
    this.sessions.forget(sessionId);
  }
}
