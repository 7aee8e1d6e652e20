import { identity } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { CallerThemself, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';

/** Accepts a transfer. The session of the recipient then acts for the received account. */
@ApiTags('Personas')
@Controller()
export class TransfersController {
  constructor(
    private readonly client: MessageClient,
    private readonly browser: BrowserSession,
  ) {}

  @Route(identity.transfer.accept)
  async accept(
    @Param('transferId', IdPipe) transferId: string,
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { accountId } = await this.client.call(identity.transfer.accept, { transferId }, caller);
    const asked = { accountId, currentSessionId: this.browser.currentId(request) };
    const signedIn = await this.client.call(identity.membership.enter, asked, caller);
    this.browser.replace(signedIn, request, reply);
  }
}
