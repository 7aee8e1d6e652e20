import { PublicCategoryView, PublicItemView, PublicMenuView } from '@cartaviva/contracts';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../api/openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { MenuPages } from './menu-pages';
import { MenuReferences } from './menu-references';
import { sendPart, type Part } from './send-part';

@ApiTags('Menú público')
@Public()
@Controller('api/public/menus/:menuId')
export class PublicMenusController {
  constructor(
    private readonly pages: MenuPages,
    private readonly references: MenuReferences,
  ) {}

  @Get()
  @Answers('Un menú publicado', { body: PublicMenuView, tagged: true })
  get(
    @Param('menuId') menuId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send('menu', menuId, request, reply);
  }

  @Get('categories')
  @Answers('Las categorías de un menú publicado', {
    body: PublicCategoryView,
    list: true,
    tagged: true,
  })
  listCategories(
    @Param('menuId') menuId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send('categories', menuId, request, reply);
  }

  @Get('items')
  @Answers('Los ítems de un menú publicado', { body: PublicItemView, list: true, tagged: true })
  listItems(
    @Param('menuId') menuId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send('items', menuId, request, reply);
  }

  private async send(
    part: Part,
    reference: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const menuId = await this.references.find(reference, request.id);
    const page = menuId ? this.pages.get(menuId, request.id) : this.pages.missing();
    sendPart(part, await page, request, reply);
  }
}
