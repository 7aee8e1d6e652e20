import { DomainError, Flag } from '@cartaviva/contracts';
import { Controller, Get, Inject, Logger, Query, Req, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../auth/own-path';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { GoogleSignIns } from './google-sign-ins';
import { GoogleStrategy } from './google.strategy';
import { Handshakes } from './handshakes';

const HOME = '/dashboard';
const REFUSED = '/login?aviso=google';

/** Response of GET /api/auth/methods: the sign-in methods besides email and password. */
export class SignInMethods {
  @Flag()
  google: boolean;
}

@ApiTags('Cuenta')
@Public()
@Controller('api/auth')
export class GoogleController {
  private readonly logger = new Logger(GoogleController.name);

  constructor(
    @Inject(GoogleStrategy) private readonly google: GoogleStrategy | null,
    private readonly handshakes: Handshakes,
    private readonly signIns: GoogleSignIns,
  ) {}

  @Get('methods')
  @Answers('Con qué se puede iniciar sesión, además del email', { body: SignInMethods })
  listMethods(): SignInMethods {
    return { google: this.google !== null };
  }

  @Get('google')
  @Limited('google')
  @ApiQuery({
    name: 'volver',
    type: String,
    required: false,
    description: 'Página propia a la que volver',
  })
  @Answers('Ir a Google para iniciar sesión', { status: 302, refuses: ['NOT_FOUND'] })
  async begin(@Query('volver') back: unknown, @Res() reply: FastifyReply): Promise<void> {
    if (!this.google) throw new DomainError('NOT_FOUND');
    const handshake = this.handshakes.begin(reply, ownPath(back) ?? HOME);
    leave(reply, await this.google.address(handshake));
  }

  /** Any failure redirects to the sign-in page without a session. */
  @Get('google/callback')
  @Answers('Volver de Google', { status: 302, refuses: ['NOT_FOUND'] })
  async finish(
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.google) throw new DomainError('NOT_FOUND');
    try {
      leave(reply, await this.signIns.finish(this.google, request, reply, caller));
    } catch (error) {
      this.logger.warn({ msg: 'refused', reason: reasonOf(error), requestId: caller.requestId });
      leave(reply, REFUSED);
    }
  }
}

const leave = (reply: FastifyReply, address: string) =>
  void reply.header('cache-control', 'no-store').redirect(address, 302);

/** Returns the reason of a failure without the values that were compared. */
const reasonOf = (error: unknown) => String(error).split('. ', 1)[0];
