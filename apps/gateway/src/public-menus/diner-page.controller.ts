import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEncoded } from '../encoded/send-encoded';
import { Answers } from '../openapi/answers.decorator';
import { FRAMED_BY_OURSELVES } from '../security/security-headers';
import { Public } from '../sessions/access.decorator';
import { MenuPages } from './menu-pages';

@ApiTags('Menú público')
@Controller('menu')
export class DinerPageController {
  constructor(private readonly pages: MenuPages) {}

  @Get(':menuId')
  @Public()
  @Answers('El menú como lo ven los comensales', { produces: ['text/html'] })
  async page(
    @Param('menuId') menuId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = this.pages.fresh(menuId) ?? (await this.pages.get(menuId, request.id));
    void reply.headers(FRAMED_BY_OURSELVES);
    sendEncoded(request, reply, page.html, page.status);
  }
}
