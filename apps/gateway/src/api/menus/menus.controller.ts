import {
  DomainError,
  CreateMenuRequest,
  identity,
  menus,
  MenuView,
  MenuWithContent,
  PublicMenuView,
  type OverMenu,
} from '@cartaviva/contracts';
import { newMenuDefaults, RULE_MESSAGES } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Route } from '../forwarding/route.decorator';
import { Answers } from '../openapi/answers.decorator';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { MenuPages } from '../../pages/public-menus/menu-pages';
import { sendPart } from '../../pages/public-menus/send-part';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Included, Includes } from '../../pipeline/lists/included.decorator';
import { FieldsQuery, shownFields } from '../../pipeline/lists/shown-fields';
import { Tagged } from '../../pipeline/requests/resource.decorator';
import { ExpectedMenu, Versioned } from '../../pipeline/requests/versions';
import { Anyone, TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { ImageUploads, UPLOAD_REFUSALS } from '../uploads/image-uploads';
import { TakesImage } from '../uploads/takes-image.decorator';
import { OwnMenus } from './own-menus';

/** Refuses parameters that only a menu of the caller's own supports. */
function refuseParts({ query }: FastifyRequest): void {
  const names = ['fields', 'include'].filter((name) => name in (query as object));
  if (names.length === 0) return;
  const fields = Object.fromEntries(names.map((name) => [name, RULE_MESSAGES.ownMenu]));
  throw new DomainError('INVALID_INPUT', { fields });
}

@ApiTags('Menús')
@Controller()
export class MenusController {
  constructor(
    private readonly client: MessageClient,
    private readonly own: OwnMenus,
    private readonly pages: MenuPages,
    private readonly uploads: ImageUploads,
  ) {}

  @Route(menus.menu.create)
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

  @Get('api/menus/:menuId')
  @TakesKeys('menus:read')
  @Anyone()
  @FieldsQuery(MenuView)
  @Includes('categories', 'items')
  @Answers('Un menú: entero si es mío, y si no lo que está publicado', {
    about:
      'Con tu sesión o tu clave, el menú tuyo entero y su `ETag`. De un menú ajeno, y sin credenciales, lo que está publicado; si no lo está, 404.',
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

  @Post('api/menus/:menuId/logo')
  @TakesImage()
  @Versioned()
  @Tagged()
  @Answers('Subir el logo de un menú en una sola llamada', {
    about:
      'El logo en una sola llamada (`multipart/form-data`): sube, comprueba y lo pone en el menú.',
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

  /** Returns the restaurant name of a caller's new menu, and the currency that the caller prefers (§9). */
  private async defaultsOf(caller: CallerContext) {
    const user = await this.client.call(identity.user.get, {}, caller);
    const { restaurantName } = newMenuDefaults(user);
    return { restaurantName, preferredCurrency: user.preferredCurrency };
  }
}
