import { identity } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { CallerThemself, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';

/** Changes the account that a session acts for, which replaces the cookie of the session. */
@ApiTags('Personas')
@Controller()
export class AccountsController {
  constructor(
    private readonly client: MessageClient,
    private readonly browser: BrowserSession,
  ) {}

  @Route(identity.membership.enter)
  async enter(
    @Param('accountId', IdPipe) accountId: string,
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const asked = { accountId, currentSessionId: this.browser.currentId(request) };
    const signedIn = await this.client.call(identity.membership.enter, asked, caller);
    this.browser.replace(signedIn, request, reply);
  }

  @Route(identity.membership.leave)
  async leave(
    @Param('accountId', IdPipe) accountId: string,
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const asked = { accountId, currentSessionId: this.browser.currentId(request) };
    const { signedIn } = await this.client.call(identity.membership.leave, asked, caller);
    if (signedIn) this.browser.replace(signedIn, request, reply);
  }
}
