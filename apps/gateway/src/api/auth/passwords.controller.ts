import {
  ForgotPasswordRequest,
  identity,
  ResetPasswordRequest,
  type ForgotPasswordView,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PasswordHashingLimiter } from '../../pipeline/limits/password-hashing-limiter';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';
import { Requesters } from './requesters';

@ApiTags('Cuenta')
@Controller()
export class PasswordsController {
  constructor(
    private readonly client: MessageClient,
    private readonly hashingLimiter: PasswordHashingLimiter,
    private readonly session: BrowserSession,
    private readonly requesters: Requesters,
  ) {}

  @Route(identity.password.forgot)
  forgot(
    @Body() { email }: ForgotPasswordRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ForgotPasswordView> {
    const { requester, remember } = this.requesters.asking(request);
    remember(reply);
    return this.client.call(identity.password.forgot, { email, requester }, caller);
  }

  @Route(identity.password.reset)
  async reset(
    @Body() reset: ResetPasswordRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const requester = this.requesters.trying(request);
    await this.hashingLimiter.call(identity.password.reset, { ...reset, requester }, caller);
    this.session.forget(reply);
  }
}
