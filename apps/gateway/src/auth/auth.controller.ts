import {
  identity,
  RegisterRequest,
  RegistrationView,
  ResendCodeRequest,
  SignInRequest,
  UpdateProfileRequest,
  UserView,
  VerifyEmailRequest,
  type SignedIn,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Headers, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Limited } from '../limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../sessions/access.decorator';
import { Caller, type CallerContext } from '../sessions/caller.decorator';
import { SessionCookie } from '../sessions/session-cookie';
import { Sessions } from '../sessions/sessions';
import { deviceOf } from './device';

@ApiTags('Cuenta')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly client: MessageClient,
    private readonly cookie: SessionCookie,
    private readonly sessions: Sessions,
  ) {}

  @Post('register')
  @Public()
  @Limited('register')
  @Answers('Registrarse; envía un código al email', { status: 201, body: RegistrationView })
  register(
    @Body() request: RegisterRequest,
    @Caller() caller: CallerContext,
  ): Promise<RegistrationView> {
    return this.client.call(identity.user.register, request, caller);
  }

  @Post('verify-email')
  @Public()
  @Limited('verify')
  @Answers('Confirmar el email con el código; abre la sesión', { body: UserView })
  async verifyEmail(
    @Body() request: VerifyEmailRequest,
    @Headers('user-agent') userAgent: string | undefined,
    @Caller() caller: CallerContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const onDevice = { ...request, userAgent: deviceOf(userAgent) };
    return this.open(await this.client.call(identity.user.verifyEmail, onDevice, caller), reply);
  }

  @Post('resend-code')
  @Public()
  @Limited('resend')
  @Answers('Pedir otro código', { status: 202, body: RegistrationView })
  resendCode(
    @Body() request: ResendCodeRequest,
    @Caller() caller: CallerContext,
  ): Promise<RegistrationView> {
    return this.client.call(identity.user.resendCode, request, caller);
  }

  @Post('login')
  @Public()
  @Limited('signIn')
  @Answers('Iniciar sesión', { body: UserView })
  async signIn(
    @Body() request: SignInRequest,
    @Headers('user-agent') userAgent: string | undefined,
    @Caller() caller: CallerContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const onDevice = { ...request, userAgent: deviceOf(userAgent) };
    return this.open(await this.client.call(identity.session.signIn, onDevice, caller), reply);
  }

  @Post('logout')
  @Public()
  @Answers('Cerrar la sesión', { status: 204 })
  async signOut(
    @Req() request: FastifyRequest,
    @Caller() caller: CallerContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.cookie.clear(reply);
    const token = this.cookie.read(request);
    if (!token) return;
    await this.client.call(identity.session.signOut, { sid: token.sid }, caller);
    this.sessions.forget(token.sid);
  }

  @Get('user')
  @Answers('Quién ha iniciado sesión', { body: UserView })
  user(@Caller() caller: CallerContext): Promise<UserView> {
    return this.client.call(identity.user.get, {}, caller);
  }

  @Put('profile')
  @Answers('Cambiar el perfil', { body: UserView })
  updateProfile(
    @Body() request: UpdateProfileRequest,
    @Caller() caller: CallerContext,
  ): Promise<UserView> {
    return this.client.call(identity.user.updateProfile, request, caller);
  }

  private open(signedIn: SignedIn, reply: FastifyReply): UserView {
    this.cookie.issue(reply, signedIn);
    return signedIn.user;
  }
}
