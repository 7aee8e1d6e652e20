import { menus } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import { TAKES_FORMS } from '../../pipeline/requests/body-parsers';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Public } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { weeklyMailPage, WEEKLY_MAIL_STOPPED_PAGE } from './weekly-mail-page';

const HTML = 'text/html; charset=utf-8';

/**
 * Stops the weekly email without a sign-in. Readers confirm on the linked page, or their mail program posts to the
 * same address (RFC 8058). The response does not tell if a token is valid.
 */
@ApiExcludeController()
@Public()
@Controller('correo-semanal')
export class WeeklyMailController {
  constructor(private readonly client: MessageClient) {}

  @Get(':token')
  @Header('content-type', HTML)
  @Header('cache-control', 'no-store')
  ask(@Param('token', IdPipe) token: string): string {
    return weeklyMailPage(token);
  }

  @Post(':token')
  @HttpCode(200)
  @RouteConfig(TAKES_FORMS)
  @Header('content-type', HTML)
  @Header('cache-control', 'no-store')
  async stop(
    @Param('token', IdPipe) token: string,
    @Caller() caller: CallerContext,
  ): Promise<string> {
    await this.client.call(menus.analytics.stopWeeklyMail, { token }, caller);
    return WEEKLY_MAIL_STOPPED_PAGE;
  }
}
