import { DomainError, ImportReport, menus, type OverMenu } from '@cartaviva/contracts';
import { XLSX } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { TAKES_SPREADSHEETS } from '../../pipeline/requests/body-parsers';
import { FlagPipe } from '../../pipeline/requests/flag.pipe';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { ExpectedContent, OverContent } from '../../pipeline/requests/versions';
import { namedFile } from '../../pipeline/requests/named-file';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Menús')
@Controller('api/menus/:menuId')
export class SpreadsheetsController {
  constructor(private readonly client: MessageClient) {}

  @Post('import')
  @TakesKeys('menus:write')
  @Limited('import')
  @HttpCode(200)
  @RouteConfig(TAKES_SPREADSHEETS)
  @ApiConsumes('text/csv', XLSX)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiQuery({ name: 'preview', required: false, schema: { type: 'boolean', default: false } })
  @ApiQuery({ name: 'mapping', required: false, schema: { type: 'string' } })
  @OverContent()
  @Answers('Importar ítems de una tabla; las líneas que fallan se listan', { body: ImportReport })
  import(
    @Param('menuId', IdPipe) menuId: string,
    @Query('preview', FlagPipe) preview: boolean,
    @Req() { body }: FastifyRequest,
    @ExpectedContent() over: OverMenu,
    @NewId() made: New,
    @Caller() caller: CallerContext,
    @Query('mapping') mapping?: string,
  ): Promise<ImportReport> {
    if (!Buffer.isBuffer(body)) throw new DomainError('IMPORT_UNREADABLE');
    const table = {
      ...over,
      ...made,
      menuId,
      content: body,
      preview,
      ...(mapping && { mapping }),
    };
    return this.client.call(menus.menu.import, table, caller);
  }

  @Get('export.csv')
  @TakesKeys('menus:read')
  @Answers('Los ítems de un menú como tabla', { produces: ['text/csv'] })
  async export(
    @Param('menuId', IdPipe) menuId: string,
    @Caller() caller: CallerContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { csv, fileName } = await this.client.call(menus.menu.export, { menuId }, caller);
    void reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-disposition': namedFile('attachment', fileName),
      })
      .send(csv);
  }
}
