import { PLAN_IDS } from '@cartaviva/domain';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { ownPath } from './own-path';
import { pageBehindDoor, type DoorQuery } from './page-behind-door';

/** How a browser is known: signed in now, signed in here at some time, or never seen. */
export type Acquaintance = 'signed-in' | 'known' | 'stranger';

const DOORS = { known: '/login', stranger: '/registro' } as const;

/**
 * Where sign-in or trial starts (decisions, "`/api/login`"): a stranger has no account yet. The plan to
 * pay for and the page to come back to go along, if they are ours.
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

/** The browser's way into sign-in or trial (specification §2, "Browser navigations"). */
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
