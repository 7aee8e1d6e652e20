import { identity, JoinedAccountView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { CallerThemself, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

@ApiTags('Personas')
@Controller('api/accounts')
export class AccountsController {
  constructor(
    private readonly client: MessageClient,
    private readonly browser: BrowserSession,
  ) {}

  @Get()
  @Paged({ whole: true })
  @Answers('Las cuentas en las que trabajo; la mía primero', {
    body: JoinedAccountView,
    list: true,
  })
  list(
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<JoinedAccountView[]> {
    const currentSessionId = this.browser.currentId(request);
    return this.client.call(identity.membership.list, { currentSessionId }, caller);
  }

  @Post(':accountId/enter')
  @Answers('Trabajar desde ahora en esta cuenta, con esta sesión', { status: 204 })
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

  @Delete(':accountId')
  @Answers('Dejar una cuenta ajena', { status: 204 })
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
