import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ForgotPasswordView,
  identity,
  ResetPasswordRequest,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import {
  Caller,
  CallerThemself,
  type CallerContext,
} from '../../pipeline/sessions/caller.decorator';
import { PasswordHashingLimiter } from '../../pipeline/limits/password-hashing-limiter';
import { Requesters } from './requesters';

@ApiTags('Cuenta')
@Controller('api/auth')
export class PasswordsController {
  constructor(
    private readonly client: MessageClient,
    private readonly hashingLimiter: PasswordHashingLimiter,
    private readonly session: BrowserSession,
    private readonly requesters: Requesters,
  ) {}

  @Post('forgot-password')
  @Public()
  @Limited('forgot')
  @Answers('Pedir un código y un enlace para poner otra contraseña', {
    status: 202,
    body: ForgotPasswordView,
  })
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

  @Post('reset-password')
  @Public()
  @Limited('reset')
  @Answers(
    'Poner otra contraseña con el código o el enlace; cierra las sesiones y revoca las claves de API',
    { status: 204 },
  )
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

  @Post('change-password')
  @Limited('proof')
  @Answers('Cambiar la contraseña; cierra las demás sesiones', { status: 204 })
  async change(
    @Body() passwords: ChangePasswordRequest,
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const change = { ...passwords, currentSessionId: this.session.currentId(request) };
    await this.hashingLimiter.call(identity.password.change, change, caller);
  }
}
