import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../api/openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { LiveMenus } from './live-menus';

@ApiTags('Menú público')
@Public()
@Controller('api/public/menus/:menuId/events')
export class LiveController {
  constructor(private readonly live: LiveMenus) {}

  @Get()
  @Answers('Avisos de que un menú cambió (changed) o dejó de estar publicado (unpublished)', {
    produces: ['text/event-stream'],
  })
  events(
    @Param('menuId') menuId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.live.listen(menuId, request, reply);
  }
}
