import { DomainError, menus, WorkbookReport } from '@cartaviva/contracts';
import { XLSX } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { FlagPipe } from '../../pipeline/requests/flag.pipe';
import { TAKES_SPREADSHEETS } from '../../pipeline/requests/body-parsers';
import { namedFile } from '../../pipeline/requests/named-file';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

@ApiTags('Menús')
@Controller('api/workbook')
export class WorkbookController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @TakesKeys('menus:read')
  @Answers('Todos los menús en un libro de Excel', { produces: [XLSX] })
  async export(@Caller() caller: CallerContext, @Res() reply: FastifyReply): Promise<void> {
    const { content, fileName } = await this.client.call(menus.workbook.export, {}, caller);
    void reply
      .type(XLSX)
      .headers({
        'cache-control': 'no-store',
        'content-disposition': namedFile('attachment', fileName),
      })
      .send(Buffer.from(content, 'base64'));
  }

  @Post()
  @TakesKeys('menus:write')
  @Limited('import')
  @HttpCode(200)
  @RouteConfig(TAKES_SPREADSHEETS)
  @ApiConsumes(XLSX)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiQuery({ name: 'preview', required: false, schema: { type: 'boolean', default: false } })
  @Answers('Cambiar todos los menús con un libro de Excel', { body: WorkbookReport })
  import(
    @Query('preview', FlagPipe) preview: boolean,
    @Req() { body }: FastifyRequest,
    @Caller() caller: CallerContext,
  ): Promise<WorkbookReport> {
    if (!Buffer.isBuffer(body)) throw new DomainError('IMPORT_UNREADABLE');
    const workbook = { content: body, preview };
    return this.client.call(menus.workbook.import, workbook, caller);
  }
}
