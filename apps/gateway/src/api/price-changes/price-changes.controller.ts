import {
  ApplyPricesRequest,
  DomainError,
  menus,
  PageRequest,
  PriceChangePreview,
  PriceChangeRequest,
  PriceChangeView,
  PriceListView,
  type Page,
} from '@cartaviva/contracts';
import { XLSX } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import {
  BODY_LIMIT,
  TAKES_SPREADSHEETS,
  TAKES_WHOLE_MENUS,
} from '../../pipeline/requests/body-parsers';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

/** Writing thousands of prices in a hundred menus takes some seconds on a busy machine. */
const WRITING_TIMEOUT_MS = 15_000;

@ApiTags('Menús')
@Controller('api/price-changes')
export class PriceChangesController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @TakesKeys('menus:read')
  @Paged()
  @Answers('Los cambios de precios de los últimos 30 días, del último al primero', {
    body: PriceChangeView,
    list: true,
  })
  list(
    @PageQuery() page: PageRequest,
    @Caller() caller: CallerContext,
  ): Promise<Page<PriceChangeView>> {
    return this.client.call(menus.priceChange.list, { ...page }, caller);
  }

  @Post()
  @TakesKeys('menus:write')
  @HttpCode(200)
  @RouteConfig(TAKES_WHOLE_MENUS)
  @Limited('largeBody', BODY_LIMIT)
  @Answers('Cambiar los precios de varios menús, todos o ninguno', {
    body: PriceChangeView,
    refuses: ['MENU_NOT_FOUND', 'CHANGED_MEANWHILE', 'PRICE_CHANGE_TOO_LARGE', 'ROWS_REFUSED'],
  })
  apply(
    @Body() request: ApplyPricesRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<PriceChangeView> {
    const options = { ...caller, timeoutMs: WRITING_TIMEOUT_MS };
    return this.client.call(menus.priceChange.apply, { ...request, ...made }, options);
  }

  @Post('preview')
  @TakesKeys('menus:write')
  @HttpCode(200)
  @RouteConfig(TAKES_WHOLE_MENUS)
  @Limited('largeBody', BODY_LIMIT)
  @Answers('Ver cómo quedarían los precios; nada se guarda', {
    body: PriceChangePreview,
    refuses: ['MENU_NOT_FOUND', 'PRICE_CHANGE_TOO_LARGE'],
  })
  preview(
    @Body() request: PriceChangeRequest,
    @Caller() caller: CallerContext,
  ): Promise<PriceChangePreview> {
    return this.client.call(menus.priceChange.preview, request, caller);
  }

  @Post('lists')
  @TakesKeys('menus:write')
  @Limited('import')
  @HttpCode(200)
  @RouteConfig(TAKES_SPREADSHEETS)
  @ApiConsumes('text/csv', XLSX)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers('Leer los precios de una tabla; nada se guarda', {
    body: PriceListView,
    refuses: ['IMPORT_UNREADABLE'],
  })
  read(@Req() { body }: FastifyRequest, @Caller() caller: CallerContext): Promise<PriceListView> {
    if (!Buffer.isBuffer(body)) throw new DomainError('IMPORT_UNREADABLE');
    return this.client.call(menus.priceChange.read, { content: body }, caller);
  }

  @Post(':priceChangeId/undo')
  @TakesKeys('menus:write')
  @HttpCode(200)
  @Answers('Deshacer un cambio de precios', { body: PriceChangeView })
  undo(
    @Param('priceChangeId', IdPipe) priceChangeId: string,
    @Caller() caller: CallerContext,
  ): Promise<PriceChangeView> {
    const options = { ...caller, timeoutMs: WRITING_TIMEOUT_MS };
    return this.client.call(menus.priceChange.undo, { priceChangeId }, options);
  }
}
