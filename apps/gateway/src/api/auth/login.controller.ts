import { PLAN_IDS } from '@cartaviva/domain';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../pipeline/sessions/access.decorator';
import { ownPath } from './own-path';

/** Where sign-in starts, with the plan to pay for and the page to come back to, if they are ours. */
export function loginAddress(query: Readonly<Record<string, unknown>>): string {
  const forwarded = new URLSearchParams();
  const plan = PLAN_IDS.find((id) => id === query['plan']);
  const back = ownPath(query['return']);
  if (plan) forwarded.set('plan', plan);
  if (back) forwarded.set('return', back);
  return forwarded.size > 0 ? `/login?${forwarded}` : '/login';
}

/** The browser's way into sign-in or trial (specification §2, "Browser navigations"). */
@ApiExcludeController()
@Controller('api/login')
export class LoginController {
  @Get()
  @Public()
  login(@Query() query: Record<string, unknown>, @Res() reply: FastifyReply): void {
    void reply.redirect(loginAddress(query), 302);
  }
}
