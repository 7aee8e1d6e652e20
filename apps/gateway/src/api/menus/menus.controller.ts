import {
  DomainError,
  CreateMenuRequest,
  DuplicateMenuRequest,
  identity,
  menus,
  MenuView,
  MenuWithContent,
  PublicMenuView,
  SearchMenus,
  UpdateMenuRequest,
  type OverMenu,
  type Page,
} from '@cartaviva/contracts';
import { newMenuDefaults, RULE_MESSAGES } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../openapi/answers.decorator';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { MenuPages } from '../../pages/public-menus/menu-pages';
import { sendPart } from '../../pages/public-menus/send-part';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Included, Includes } from '../../pipeline/lists/included.decorator';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { FieldsQuery, shownFields } from '../../pipeline/lists/shown-fields';
import { Located } from '../../pipeline/requests/located.decorator';
import { Tagged } from '../../pipeline/requests/resource.decorator';
import { ExpectedMenu, Versioned } from '../../pipeline/requests/versions';
import { Anyone, TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { ImageUploads, UPLOAD_REFUSALS } from '../uploads/image-uploads';
import { TakesImage } from '../uploads/takes-image.decorator';
import { MenuFilters } from './menu-filters.decorator';
import { OwnMenus } from './own-menus';

/** Refuses parameters that only a menu of the caller's own supports. */
function refuseParts({ query }: FastifyRequest): void {
  const names = ['fields', 'include'].filter((name) => name in (query as object));
  if (names.length === 0) return;
  const fields = Object.fromEntries(names.map((name) => [name, RULE_MESSAGES.ownMenu]));
  throw new DomainError('INVALID_INPUT', { fields });
}

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
  @Paged({ fields: MenuView })
  @MenuFilters()
  @Answers('Mis menús', { body: MenuView, list: true })
  list(
    @PageQuery(SearchMenus) asked: SearchMenus,
    @Caller() caller: CallerContext,
  ): Promise<Page<MenuView>> {
    return this.client.call(menus.menu.list, asked, caller);
  }

  @Post()
  @TakesKeys('menus:write')
  @Located('/api/menus/{id}')
  @Tagged()
  @Answers('Crear un menú', {
    status: 201,
    body: MenuView,
    refuses: ['MENU_LIMIT_REACHED', 'TEMPLATE_NOT_FOUND'],
  })
  async create(
    @Body() request: CreateMenuRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<MenuView> {
    const { restaurantName, currency } = request;
    const isComplete = restaurantName !== undefined && currency !== undefined;
    const defaults = isComplete ? {} : await this.defaultsOf(caller);
    return this.client.call(menus.menu.create, { ...defaults, ...request, ...made }, caller);
  }

  @Get(':menuId')
  @TakesKeys('menus:read')
  @Anyone()
  @FieldsQuery(MenuView)
  @Includes('categories', 'items')
  @Answers('Un menú: entero si es mío, y si no lo que está publicado', {
    body: [MenuWithContent, PublicMenuView],
    tagged: true,
  })
  async get(
    @Param('menuId', IdPipe) menuId: string,
    @Included() included: ReadonlySet<string>,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const shown = shownFields(request, MenuView, [...included]);
    const own = await this.own.find(menuId, caller, included);
    if (own) return void reply.headers(own.tag).send(shown(own.menu));
    const page = await this.pages.get(menuId, caller.requestId);
    if (page.bodies) refuseParts(request);
    sendPart('menu', page, request, reply);
  }

  @Put(':menuId')
  @TakesKeys('menus:write')
  @Versioned()
  @Tagged()
  @Answers('Cambiar un menú: solo lo que se envía', {
    body: MenuView,
    refuses: ['PLAN_REQUIRED', 'TEMPLATE_NOT_FOUND'],
  })
  update(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: UpdateMenuRequest,
    @ExpectedMenu() over: OverMenu,
    @Caller() caller: CallerContext,
  ): Promise<MenuView> {
    return this.client.call(menus.menu.update, { ...request, ...over, menuId }, caller);
  }

  @Post(':menuId/logo')
  @TakesImage()
  @Versioned()
  @Tagged()
  @Answers('Subir el logo de un menú en una sola llamada', {
    body: MenuView,
    refuses: UPLOAD_REFUSALS,
  })
  async uploadLogo(
    @Param('menuId', IdPipe) menuId: string,
    @ExpectedMenu() over: OverMenu,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<MenuView> {
    const menu = { ...over, menuId };
    // This update changes nothing. It fails before the logo is received if the real update would fail.
    await this.client.call(menus.menu.update, menu, caller);
    const logoUrl = await this.uploads.receive(request, 'logo', caller);
    return this.client.call(menus.menu.update, { ...menu, logoUrl }, caller);
  }

  @Delete(':menuId')
  @TakesKeys('menus:write')
  @Versioned()
  @Answers('Borrar un menú con todo su contenido; por un día se pueden recuperar los 20 últimos', {
    status: 204,
  })
  async delete(
    @Param('menuId', IdPipe) menuId: string,
    @ExpectedMenu() over: OverMenu,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(menus.menu.delete, { ...over, menuId }, caller);
  }

  @Post(':menuId/restore')
  @TakesKeys('menus:write')
  @Versioned()
  @Tagged()
  @Answers('Recuperar un menú borrado hace menos de un día', {
    body: MenuView,
    refuses: ['MENU_LIMIT_REACHED'],
  })
  restore(
    @Param('menuId', IdPipe) menuId: string,
    @ExpectedMenu() over: OverMenu,
    @Caller() caller: CallerContext,
  ): Promise<MenuView> {
    return this.client.call(menus.menu.restore, { ...over, menuId }, caller);
  }

  @Post(':menuId/duplicate')
  @ApiBody({ type: DuplicateMenuRequest, required: false })
  @TakesKeys('menus:write')
  @Located('/api/menus/{id}')
  @Tagged()
  @Answers('Copiar un menú entero en un borrador', {
    status: 201,
    body: MenuView,
    refuses: ['MENU_LIMIT_REACHED'],
  })
  duplicate(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: DuplicateMenuRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<MenuView> {
    return this.client.call(menus.menu.duplicate, { ...request, menuId, ...made }, caller);
  }

  /** Returns the restaurant name of a caller's new menu, and the currency that the caller prefers (§9). */
  private async defaultsOf(caller: CallerContext) {
    const user = await this.client.call(identity.user.get, {}, caller);
    const { restaurantName } = newMenuDefaults(user);
    return { restaurantName, preferredCurrency: user.preferredCurrency };
  }
}
