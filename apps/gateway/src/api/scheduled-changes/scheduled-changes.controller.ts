import {
  menus,
  PageRequest,
  ScheduleChangeRequest,
  ScheduledChangeView,
  type Page,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { BODY_LIMIT, TAKES_WHOLE_MENUS } from '../../pipeline/requests/body-parsers';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Located } from '../../pipeline/requests/located.decorator';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

@ApiTags('Menús')
@Controller('api/scheduled-changes')
export class ScheduledChangesController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @TakesKeys('menus:read')
  @Paged()
  @Answers('Los cambios programados, y los que terminaron en los últimos 30 días', {
    body: ScheduledChangeView,
    list: true,
  })
  list(
    @PageQuery() page: PageRequest,
    @Caller() caller: CallerContext,
  ): Promise<Page<ScheduledChangeView>> {
    return this.client.call(menus.scheduledChange.list, { ...page }, caller);
  }

  @Post()
  @TakesKeys('menus:write')
  @RouteConfig(TAKES_WHOLE_MENUS)
  @Limited('largeBody', BODY_LIMIT)
  @Located('/api/scheduled-changes/{id}')
  @Answers('Programar un cambio de precios, o que un menú se publique o deje de estarlo', {
    status: 201,
    body: ScheduledChangeView,
    refuses: [
      'MENU_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'PRICE_CHANGE_TOO_LARGE',
      'ROWS_REFUSED',
      'SCHEDULED_CHANGES_FULL',
      'ACCOUNT_CLOSING',
    ],
  })
  create(
    @Body() request: ScheduleChangeRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<ScheduledChangeView> {
    return this.client.call(menus.scheduledChange.create, { ...request, ...made }, caller);
  }

  @Get(':scheduledChangeId')
  @TakesKeys('menus:read')
  @Answers('Un cambio programado', { body: ScheduledChangeView })
  get(
    @Param('scheduledChangeId', IdPipe) scheduledChangeId: string,
    @Caller() caller: CallerContext,
  ): Promise<ScheduledChangeView> {
    return this.client.call(menus.scheduledChange.get, { scheduledChangeId }, caller);
  }

  @Delete(':scheduledChangeId')
  @TakesKeys('menus:write')
  @Answers('Cancelar un cambio programado', { status: 204, refuses: ['SCHEDULED_CHANGE_OVER'] })
  async cancel(
    @Param('scheduledChangeId', IdPipe) scheduledChangeId: string,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(menus.scheduledChange.cancel, { scheduledChangeId }, caller);
  }
}
