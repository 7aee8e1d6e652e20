import {
  CreateMenuRequest,
  menus,
  MenuView,
  PageRequest,
  PublicMenuView,
  UpdateMenuRequest,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../openapi/answers.decorator';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { MenuPages } from '../../pages/public-menus/menu-pages';
import { sendPart } from '../../pages/public-menus/send-part';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { pageHeaders } from '../../pipeline/requests/page-headers';
import { Paged, PageQuery } from '../../pipeline/requests/page-query.decorator';
import {
  ExpectedVersion,
  Versioned,
  versionTag,
  type Expected,
} from '../../pipeline/requests/versions';
import { Anyone, TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { ImageUploads, UPLOAD_REFUSALS } from '../uploads/image-uploads';
import { TakesImage } from '../uploads/takes-image.decorator';
import { OwnMenus } from './own-menus';

@ApiTags('Menús')
@Controller('api/menus')
export class MenusController {
  constructor(
    private readonly client: MessageClient,
    private readonly own: OwnMenus,
    private readonly pages: MenuPages,
    private readonly uploads: ImageUploads,
  ) {}

  @Get()
  @TakesKeys('menus:read')
  @Paged()
  @Answers('Mis menús', { body: MenuView, list: true })
  async list(
    @PageQuery() page: PageRequest,
    @Caller() caller: CallerContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly MenuView[]> {
    const found = await this.client.call(menus.menu.list, page, caller);
    void reply.headers(pageHeaders('/api/menus', page, found));
    return found.rows;
  }

  @Post()
  @TakesKeys('menus:write')
  @Answers('Crear un menú', {
    status: 201,
    body: MenuView,
    refuses: ['MENU_LIMIT_REACHED', 'TEMPLATE_NOT_FOUND'],
  })
  create(
    @Body() request: CreateMenuRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<MenuView> {
    return this.client.call(menus.menu.create, { ...request, ...made }, caller);
  }

  @Get(':menuId')
  @TakesKeys('menus:read')
  @Anyone()
  @Answers('Un menú: entero si es mío, y si no lo que está publicado', {
    body: [MenuView, PublicMenuView],
  })
  async get(
    @Param('menuId', IdPipe) menuId: string,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const own = await this.own.find(menuId, caller);
    if (own) void reply.headers(versionTag(own)).send(own);
    else sendPart('menu', await this.pages.get(menuId, caller.requestId), request, reply);
  }

  @Put(':menuId')
  @TakesKeys('menus:write')
  @Versioned()
  @Answers('Cambiar un menú: solo lo que se envía', {
    body: MenuView,
    refuses: ['PLAN_REQUIRED', 'TEMPLATE_NOT_FOUND'],
  })
  async update(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: UpdateMenuRequest,
    @ExpectedVersion() expected: Expected,
    @Caller() caller: CallerContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MenuView> {
    const change = { ...request, ...expected, menuId };
    const menu = await this.client.call(menus.menu.update, change, caller);
    void reply.headers(versionTag(menu));
    return menu;
  }

  @Post(':menuId/logo')
  @TakesImage()
  @Versioned()
  @Answers('Subir el logo de un menú en una sola llamada', {
    body: MenuView,
    refuses: UPLOAD_REFUSALS,
  })
  async uploadLogo(
    @Param('menuId', IdPipe) menuId: string,
    @ExpectedVersion() expected: Expected,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MenuView> {
    const menu = { ...expected, menuId };
    // Changes nothing, and is refused where the logo would be: before it is received.
    await this.client.call(menus.menu.update, menu, caller);
    const logoUrl = await this.uploads.receive(request, 'logo', caller);
    const changed = await this.client.call(menus.menu.update, { ...menu, logoUrl }, caller);
    void reply.headers(versionTag(changed));
    return changed;
  }

  @Delete(':menuId')
  @TakesKeys('menus:write')
  @Answers('Borrar un menú con todo su contenido; por un día se pueden recuperar los 20 últimos', {
    status: 204,
  })
  async delete(
    @Param('menuId', IdPipe) menuId: string,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(menus.menu.delete, { menuId }, caller);
  }

  @Post(':menuId/restore')
  @TakesKeys('menus:write')
  @Answers('Recuperar un menú borrado hace menos de un día', {
    body: MenuView,
    refuses: ['MENU_LIMIT_REACHED'],
  })
  restore(
    @Param('menuId', IdPipe) menuId: string,
    @Caller() caller: CallerContext,
  ): Promise<MenuView> {
    return this.client.call(menus.menu.restore, { menuId }, caller);
  }

  @Post(':menuId/duplicate')
  @TakesKeys('menus:write')
  @Answers('Copiar un menú entero en un borrador', {
    status: 201,
    body: MenuView,
    refuses: ['MENU_LIMIT_REACHED'],
  })
  duplicate(
    @Param('menuId', IdPipe) menuId: string,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<MenuView> {
    return this.client.call(menus.menu.duplicate, { menuId, ...made }, caller);
  }
}
