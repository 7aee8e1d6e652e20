import {
  DomainError,
  identity,
  LinkSignInRequest,
  RegisterRequest,
  RegistrationView,
  ResendCodeRequest,
  SecondFactorRequest,
  SignInRequest,
  UpdateProfileRequest,
  UserView,
  VerifyEmailRequest,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NewTrials } from '../billing/new-trials';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { Located } from '../../pipeline/requests/located.decorator';
import {
  Caller,
  CallerThemself,
  type CallerContext,
} from '../../pipeline/sessions/caller.decorator';
import { deviceOf } from '../../pipeline/requests/device';
import { PasswordHashingLimiter } from '../../pipeline/limits/password-hashing-limiter';
import { Requesters } from './requesters';

const isProofByMail = (error: unknown) =>
  error instanceof DomainError && ['EMAIL_NOT_VERIFIED', 'SIGN_IN_BY_MAIL'].includes(error.code);

@ApiTags('Cuenta')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly client: MessageClient,
    private readonly hashingLimiter: PasswordHashingLimiter,
    private readonly session: BrowserSession,
    private readonly requesters: Requesters,
    private readonly trials: NewTrials,
  ) {}

  @Post('register')
  @Public()
  @Limited('register')
  @Located('/api/auth/user')
  @Answers('Registrarse; envía un código y un enlace al email', {
    status: 201,
    body: RegistrationView,
  })
  register(
    @Body() registration: RegisterRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistrationView> {
    const { requester, remember } = this.requesters.asking(request);
    remember(reply);
    return this.hashingLimiter.call(identity.user.register, { ...registration, requester }, caller);
  }

  @Post('verify-email')
  @Public()
  @Limited('verify')
  @Answers('Confirmar el email con el código, o con el enlace; abre la sesión', { body: UserView })
  async verifyEmail(
    @Body() proof: VerifyEmailRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const requester = this.requesters.trying(request);
    const onDevice = { ...proof, requester, userAgent: deviceOf(request) };
    const signedIn = await this.client.call(identity.user.verifyEmail, onDevice, caller);
    await this.trials.begin(signedIn.user, caller.requestId);
    return this.session.open(signedIn, request, reply, caller);
  }

  @Post('resend-code')
  @Public()
  @Limited('resend')
  @Answers('Pedir otro código', { status: 202, body: RegistrationView })
  resendCode(
    @Body() { email }: ResendCodeRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistrationView> {
    const { requester, remember } = this.requesters.asking(request);
    remember(reply);
    return this.client.call(identity.user.resendCode, { email, requester }, caller);
  }

  @Post('login')
  @Public()
  @Limited('signIn')
  @Answers('Iniciar sesión', {
    body: UserView,
    refuses: ['CREDENTIALS_WRONG', 'SECOND_FACTOR_WANTED'],
  })
  async signIn(
    @Body() credentials: SignInRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const device = this.session.deviceToken(request);
    const userAgent = deviceOf(request);
    const { requester, remember } = this.requesters.asking(request);
    const onDevice = { ...credentials, userAgent, requester, ...(device && { device }) };
    try {
      const signedIn = await this.hashingLimiter.call(identity.session.signIn, onDevice, caller);
      return await this.session.open(signedIn, request, reply, caller);
    } catch (error) {
      // identity-service may have sent an email at the request of this browser.
      if (isProofByMail(error)) remember(reply);
      throw error;
    }
  }

  @Post('login-link')
  @Public()
  @Limited('verify')
  @Answers('Iniciar sesión con el enlace que se envió al email', {
    body: UserView,
    refuses: ['SECOND_FACTOR_WANTED'],
  })
  async signInWithLink(
    @Body() { token }: LinkSignInRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const requester = this.requesters.trying(request);
    const onDevice = { token, requester, userAgent: deviceOf(request) };
    const signedIn = await this.client.call(identity.session.signInWithLink, onDevice, caller);
    return this.session.open(signedIn, request, reply, caller);
  }

  @Post('login/second-factor')
  @Public()
  @Limited('verify')
  @Answers('Terminar de iniciar sesión con el código de la app', { body: UserView })
  async signInWithSecondFactor(
    @Body() proof: SecondFactorRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const device = this.session.deviceToken(request);
    const requester = this.requesters.trying(request);
    const onDevice = {
      ...proof,
      requester,
      userAgent: deviceOf(request),
      ...(device && { device }),
    };
    const message = identity.session.signInWithSecondFactor;
    const signedIn = await this.client.call(message, onDevice, caller);
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
  currentUser(@Caller() caller: CallerContext): Promise<UserView> {
    return this.client.call(identity.user.get, {}, caller);
  }

  @Put('profile')
  @Answers('Cambiar el perfil', { body: UserView })
  updateProfile(
    @Body() request: UpdateProfileRequest,
    @CallerThemself() caller: CallerContext,
  ): Promise<UserView> {
    return this.client.call(identity.user.updateProfile, request, caller);
  }
}
