import { PLAN_IDS } from '@cartaviva/domain';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { ownPath } from './own-path';
import { pageBehindDoor, type DoorQuery } from './page-behind-door';

/** State of a browser: signed in now, signed in here before, or never seen. */
export type Acquaintance = 'signed-in' | 'known' | 'stranger';

const DOORS = { known: '/login', stranger: '/registro' } as const;

/**
 * Returns the address where sign-in or the trial starts (decisions, "`/api/login`"). A browser never seen before goes
 * to registration. A valid plan and a return path on this site are passed on.
 */
export function loginAddress(query: DoorQuery, who: Acquaintance): string {
  if (who === 'signed-in') return pageBehindDoor(query);
  const forwarded = new URLSearchParams();
  const plan = PLAN_IDS.find((id) => id === query['plan']);
  const back = ownPath(query['return']);
  if (plan) forwarded.set('plan', plan);
  if (back) forwarded.set('return', back);
  return forwarded.size > 0 ? `${DOORS[who]}?${forwarded}` : DOORS[who];
}

/** Redirects a browser to sign-in or to the trial (specification §2, "Browser navigations"). */
@ApiTags('Cuenta')
@Controller('api/login')
export class LoginController {
  constructor(private readonly session: BrowserSession) {}

  @Get()
  @Public()
  @ApiQuery({ name: 'plan', required: false, enum: PLAN_IDS })
  @ApiQuery({ name: 'return', type: String, required: false })
  @Answers('Ir a iniciar sesión o a registrarse', { status: 302 })
  async redirect(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const who = (await this.session.isOpen(request))
      ? 'signed-in'
      : this.session.isKnown(request)
        ? 'known'
        : 'stranger';
    void reply.header('cache-control', 'no-store').redirect(loginAddress(query, who), 302);
  }
}
