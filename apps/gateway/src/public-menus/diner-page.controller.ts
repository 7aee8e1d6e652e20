import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toDomainError } from '../errors/to-domain-error';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../sessions/access.decorator';
import { AWAY_PAGE } from './away-page';
import { MenuPages } from './menu-pages';
import { sendPart } from './send-part';

@ApiTags('Menú público')
@Public()
@Controller('menu')
export class DinerPageController {
  constructor(private readonly pages: MenuPages) {}

  @Get(':menuId')
  @Answers('El menú como lo ven los comensales', { produces: ['text/html'] })
  async page(
    @Param('menuId') menuId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    try {
      sendPart('html', await this.pages.get(menuId, request.id), request, reply);
    } catch (error) {
      if (toDomainError(error).code !== 'UNAVAILABLE') throw error;
      void reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' });
      void reply.type('text/html; charset=utf-8').send(AWAY_PAGE);
    }
  }
}
