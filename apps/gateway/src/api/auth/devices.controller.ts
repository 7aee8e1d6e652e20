import { identity } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { CallerThemself, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Sessions } from '../../pipeline/sessions/sessions';
import { Route } from '../forwarding/route.decorator';

/** Ends sessions of the caller. This gateway forgets them immediately. */
@ApiTags('Cuenta')
@Controller()
export class DevicesController {
  constructor(
    private readonly client: MessageClient,
    private readonly browser: BrowserSession,
    private readonly sessions: Sessions,
  ) {}

  @Route(identity.session.endOthers)
  async endOthers(
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const others = { currentSessionId: this.browser.currentId(request) };
    const { sessionIds } = await this.client.call(identity.session.endOthers, others, caller);
    this.sessions.forget(...sessionIds);
  }

  @Route(identity.session.end)
  async end(
    @Param('sessionId') sessionId: string,
    @CallerThemself() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(identity.session.end, { sessionId }, caller);
    this.sessions.forget(sessionId);
  }
}
