import {
  COMPARED_TO,
  DomainError,
  menus,
  MenuVersion,
  PageRequest,
  RestoreReport,
  RestoreVersionRequest,
  VersionDifferences,
  type CompareVersion,
  type OverMenu,
  type Page,
} from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { ExpectedContent, OverContent, revisionTag } from '../../pipeline/requests/versions';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';
import { VersionNumberPipe } from './version-number.pipe';

type ComparedTo = CompareVersion['to'];

@ApiTags('Menús')
@Controller('api/menus/:menuId/history')
export class HistoryController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @TakesKeys('menus:read')
  @Paged()
  @Answers('Las versiones de un menú mío, de la última a la primera', {
    body: MenuVersion,
    list: true,
  })
  list(
    @Param('menuId', IdPipe) menuId: string,
    @PageQuery() page: PageRequest,
    @Caller() caller: CallerContext,
  ): Promise<Page<MenuVersion>> {
    return this.client.call(menus.history.list, { ...page, menuId }, caller);
  }

  @Get(':versionNumber')
  @TakesKeys('menus:read')
  @ApiQuery({ name: 'against', required: false, enum: COMPARED_TO })
  @Answers('Una versión de un menú mío y lo que cambió', {
    body: VersionDifferences,
    tagged: true,
    refuses: ['VERSION_NOT_FOUND'],
  })
  async compare(
    @Param('menuId', IdPipe) menuId: string,
    @Param('versionNumber', VersionNumberPipe) number: number,
    @Query('against') against: unknown,
    @Caller() caller: CallerContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VersionDifferences> {
    const compared = { menuId, number, to: comparedTo(against) };
    const { revision, ...version } = await this.client.call(
      menus.history.compare,
      compared,
      caller,
    );
    void reply.headers(revisionTag({ revision }));
    return version;
  }

  @Post(':versionNumber/restore')
  @TakesKeys('menus:write')
  @Limited('import')
  @HttpCode(200)
  @OverContent()
  @Answers('Devolver un menú mío a una versión', {
    body: RestoreReport,
    refuses: ['VERSION_NOT_FOUND'],
  })
  restore(
    @Param('menuId', IdPipe) menuId: string,
    @Param('versionNumber', VersionNumberPipe) number: number,
    @Body() request: RestoreVersionRequest,
    @ExpectedContent() over: OverMenu,
    @Caller() caller: CallerContext,
  ): Promise<RestoreReport> {
    const restored = { ...request, ...over, menuId, number };
    return this.client.call(menus.history.restore, restored, caller);
  }
}

function comparedTo(against: unknown = 'previous'): ComparedTo {
  const known = COMPARED_TO.find((one) => one === against);
  if (known) return known;
  throw new DomainError('INVALID_INPUT', { fields: { against: RULE_MESSAGES.comparedTo } });
}
