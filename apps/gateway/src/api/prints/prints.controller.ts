import { DomainError, menus, type PrintMenu } from '@cartaviva/contracts';
import { lostLettersHeader, PRINT_LAYOUTS, RULE_MESSAGES, tablesIn } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, Injectable, Param, Query, Res, type PipeTransform } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { namedFile } from '../../pipeline/requests/named-file';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

type PrintQuery = Pick<PrintMenu, 'layout' | 'tables'>;

/** Parses `?layout=` and `?mesa=1-12,Terraza` and rejects other values. */
@Injectable()
class PrintQueryPipe implements PipeTransform<Record<string, unknown>, PrintQuery> {
  transform({ layout, mesa = '' }: Record<string, unknown>): PrintQuery {
    const known = PRINT_LAYOUTS.find((name) => name === layout);
    const tables = typeof mesa === 'string' ? tablesIn(mesa) : null;
    const fields = {
      ...(!known && { layout: RULE_MESSAGES.printLayout }),
      ...(!tables && { mesa: RULE_MESSAGES.tables }),
    };
    if (!known || !tables) throw new DomainError('INVALID_INPUT', { fields });
    return { layout: known, tables };
  }
}

const PDF = 'application/pdf';
/** Drawing the largest menu takes seconds, and the first drawing also waits for fonts to load. */
const DRAWING_TIMEOUT_MS = 20_000;

@ApiTags('Menús')
@TakesKeys('menus:read')
@Controller('api/menus/:menuId/print')
export class PrintsController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @Limited('print')
  @ApiQuery({ name: 'layout', enum: PRINT_LAYOUTS })
  @ApiQuery({
    name: 'mesa',
    required: false,
    description: 'Mesas, una por código: `1-12,Terraza`',
    schema: { type: 'string' },
  })
  @Answers('Un PDF listo para imprimir de un menú publicado', { produces: [PDF] })
  async print(
    @Param('menuId', IdPipe) menuId: string,
    @Query(PrintQueryPipe) { layout, tables }: PrintQuery,
    @Caller() caller: CallerContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { pdf, title, ...lost } = await this.client.call(
      menus.menu.print,
      { menuId, layout, tables },
      { ...caller, timeoutMs: DRAWING_TIMEOUT_MS },
    );
    void reply
      .type(PDF)
      .headers({
        'cache-control': 'no-store',
        'content-disposition': namedFile('inline', title),
        ...lostLettersHeader(lost),
      })
      .send(Buffer.from(pdf, 'base64'));
  }
}
