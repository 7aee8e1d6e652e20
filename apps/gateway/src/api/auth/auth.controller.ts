import {
  DomainError,
  identity,
  LinkSignInRequest,
  RegisterRequest,
  ResendCodeRequest,
  SecondFactorRequest,
  SignInRequest,
  VerifyEmailRequest,
  type RegistrationView,
  type UserView,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NewTrials } from '../billing/new-trials';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { deviceOf } from '../../pipeline/requests/device';
import { PasswordHashingLimiter } from '../../pipeline/limits/password-hashing-limiter';
import { Route } from '../forwarding/route.decorator';
import { Requesters } from './requesters';

const isProofByMail = (error: unknown) =>
  error instanceof DomainError && ['EMAIL_NOT_VERIFIED', 'SIGN_IN_BY_MAIL'].includes(error.code);

@ApiTags('Cuenta')
@Controller()
export class AuthController {
  constructor(
    private readonly client: MessageClient,
    private readonly hashingLimiter: PasswordHashingLimiter,
    private readonly session: BrowserSession,
    private readonly requesters: Requesters,
    private readonly trials: NewTrials,
  ) {}

  @Route(identity.user.register)
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

  @Route(identity.user.verifyEmail)
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

  @Route(identity.user.resendCode)
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

  @Route(identity.session.signIn)
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

  @Route(identity.session.signInWithLink)
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

  @Route(identity.session.signInWithSecondFactor)
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

  @Route(identity.session.signOut)
  async signOut(
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.session.forget(reply);
    await this.session.end(request, caller);
  }
}
