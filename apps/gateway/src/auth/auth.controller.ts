import {
  identity,
  RegisterRequest,
  RegistrationView,
  ResendCodeRequest,
  SignInRequest,
  UpdateProfileRequest,
  UserView,
  VerifyEmailRequest,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Limited } from '../limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../sessions/access.decorator';
import { BrowserSession } from '../sessions/browser-session';
import { Caller, type CallerContext } from '../sessions/caller.decorator';
import { deviceOf } from './device';
import { HurriedCalls } from './hurried-calls';

@ApiTags('Cuenta')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly client: MessageClient,
    private readonly hurried: HurriedCalls,
    private readonly session: BrowserSession,
  ) {}

  @Post('register')
  @Public()
  @Limited('register')
  @Answers('Registrarse; envía un código al email', { status: 201, body: RegistrationView })
  register(
    @Body() request: RegisterRequest,
    @Caller() caller: CallerContext,
  ): Promise<RegistrationView> {
    return this.hurried.call(identity.user.register, request, caller);
  }

  @Post('verify-email')
  @Public()
  @Limited('verify')
  @Answers('Confirmar el email con el código; abre la sesión', { body: UserView })
  async verifyEmail(
    @Body() proof: VerifyEmailRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const onDevice = { ...proof, userAgent: deviceOf(request) };
    const signedIn = await this.client.call(identity.user.verifyEmail, onDevice, caller);
    return this.session.open(signedIn, request, reply, caller);
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
  @Answers('Iniciar sesión', { body: UserView, refuses: ['CREDENTIALS_WRONG'] })
  async signIn(
    @Body() credentials: SignInRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const device = this.session.deviceToken(request);
    const userAgent = deviceOf(request);
    const onDevice = { ...credentials, userAgent, ...(device && { device }) };
    const signedIn = await this.hurried.call(identity.session.signIn, onDevice, caller);
    return this.session.open(signedIn, request, reply, caller);
  }

  @Post('logout')
  @Public()
  @Answers('Cerrar la sesión', { status: 204 })
  async signOut(
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.session.forget(reply);
    await this.session.end(request, caller);
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
}
