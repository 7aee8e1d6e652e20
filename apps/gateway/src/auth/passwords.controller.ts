import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  identity,
  ResetPasswordRequest,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Limited } from '../limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../sessions/access.decorator';
import { BrowserSession } from '../sessions/browser-session';
import { Caller, type CallerContext } from '../sessions/caller.decorator';
import { HurriedCalls } from './hurried-calls';

@ApiTags('Cuenta')
@Controller('api/auth')
export class PasswordsController {
  constructor(
    private readonly client: MessageClient,
    private readonly hurried: HurriedCalls,
    private readonly session: BrowserSession,
  ) {}

  @Post('forgot-password')
  @Public()
  @Limited('forgot')
  @Answers('Pedir un código para poner otra contraseña', { status: 202 })
  async forgot(
    @Body() request: ForgotPasswordRequest,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(identity.password.forgot, request, caller);
  }

  @Post('reset-password')
  @Public()
  @Limited('reset')
  @Answers('Poner otra contraseña con el código; cierra todas las sesiones', { status: 204 })
  async reset(
    @Body() request: ResetPasswordRequest,
    @Caller() caller: CallerContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.hurried.call(identity.password.reset, request, caller);
    this.session.forget(reply);
  }

  @Post('change-password')
  @Limited('proof')
  @Answers('Cambiar la contraseña; cierra las demás sesiones', { status: 204 })
  async change(
    @Body() passwords: ChangePasswordRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const change = { ...passwords, currentSessionId: this.session.currentId(request) };
    await this.hurried.call(identity.password.change, change, caller);
  }
}
