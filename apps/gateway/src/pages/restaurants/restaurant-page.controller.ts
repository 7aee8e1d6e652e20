import type { PublicRestaurant, PublicTab } from '@cartaviva/contracts';
import { localCalendar, menuServedAt } from '@cartaviva/domain';
import { isHoliday } from '@cartaviva/holidays';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../api/openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { languageAsked } from '../public-menus/language-asked';
import type { MenuPage } from '../public-menus/menu-page';
import { MenuPages } from '../public-menus/menu-pages';
import { orAskToWait } from '../public-menus/or-ask-to-wait';
import { redirect } from '../public-menus/redirect';
import { sendPage } from '../public-menus/send-part';
import { sharedPart } from '../shared-links/shared-part';
import { RestaurantPages } from './restaurant-pages';
import { Restaurants } from './restaurants';

const HTML = 'text/html';
const page = (status: number, description: string) =>
  ({ status, description, content: { [HTML]: { schema: { type: 'string' } } } }) as const;
const MISSING = page(404, 'Una página que dice que no hay tal menú');
const LATER = page(503, 'Una página que vuelve a mirar por sí sola');

interface Opened {
  readonly tab: PublicTab;
  readonly page: MenuPage;
}

@ApiTags('Menú público')
@Public()
@Controller('r')
export class RestaurantPageController {
  constructor(
    private readonly restaurants: Restaurants,
    private readonly menus: MenuPages,
    private readonly pages: RestaurantPages,
  ) {}

  @Get(':slug')
  @Answers('El restaurante: el menú que se sirve ahora, y los demás en pestañas', {
    produces: [HTML],
    tagged: true,
  })
  @ApiResponse({ status: 301, description: 'El restaurante tiene hoy otra dirección' })
  @ApiResponse({ status: 302, description: 'El restaurante se borró: uno de sus menús' })
  @ApiResponse(MISSING)
  @ApiResponse(LATER)
  async get(
    @Param('slug') asked: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await orAskToWait(reply, async () => {
      const restaurant = await this.find(asked, request, reply);
      if (!restaurant) return;
      if (restaurant.slug !== asked) return redirect(`/r/${restaurant.slug}`, request, reply);
      const opened = await this.openFirst(restaurant, request.id);
      if (opened) return this.send(restaurant, opened, { isHome: true }, request, reply);
      this.sendPlain(await this.menus.closed(restaurant), request, reply);
    });
  }

  /** Redirects to the restaurant if the menu no longer has a tab. */
  @Get(':slug/:menuSlug')
  @Answers('Un menú de un restaurante, con los demás en pestañas', {
    produces: [HTML],
    tagged: true,
  })
  @ApiResponse({ status: 301, description: 'El restaurante tiene hoy otra dirección' })
  @ApiResponse({
    status: 302,
    description: 'El restaurante ya no tiene este menú en línea, o se borró',
  })
  @ApiResponse(MISSING)
  @ApiResponse(LATER)
  async getMenu(
    @Param('slug') asked: string,
    @Param('menuSlug') menuSlug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await orAskToWait(reply, async () => {
      const restaurant = await this.find(asked, request, reply);
      if (!restaurant) return;
      const tab = restaurant.tabs.find(({ slug }) => slug === sharedPart(menuSlug).toLowerCase());
      const opened = tab && (await this.open(tab, request.id));
      if (!opened) return redirect(`/r/${restaurant.slug}`, request, reply, 302);
      const path = `/r/${restaurant.slug}/${tab.slug}`;
      if (path !== `/r/${asked}/${menuSlug}`) return redirect(path, request, reply);
      await this.send(restaurant, opened, { isHome: false }, request, reply);
    });
  }

  /** Redirects from a deleted restaurant to a menu that it had. Answers 404 if it had none. */
  private async find(
    asked: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PublicRestaurant | null> {
    const { restaurant, leadsTo } = await this.restaurants.find(
      sharedPart(asked).toLowerCase(),
      request.id,
    );
    if (leadsTo) redirect(`/menu/${leadsTo}`, request, reply, 302);
    else if (!restaurant) this.sendPlain(await this.menus.missing(), request, reply);
    return restaurant;
  }

  private async open(tab: PublicTab, requestId: string): Promise<Opened | undefined> {
    const page = await this.menus.get(tab.menuId, requestId);
    return page.state === 'published' ? { tab, page } : undefined;
  }

  /**
   * Opens the menu that is served now by the restaurant's clock. Skips menus that were unpublished a moment ago and
   * still have a tab.
   */
  private async openFirst(
    restaurant: PublicRestaurant,
    requestId: string,
  ): Promise<Opened | undefined> {
    const left = [...restaurant.tabs];
    const calendar = localCalendar(restaurant, isHoliday);
    const next = () => menuServedAt(left, new Date(), calendar);
    for (let tab = next(); tab; tab = next()) {
      const opened = await this.open(tab, requestId);
      if (opened) return opened;
      left.splice(left.indexOf(tab), 1);
    }
    return undefined;
  }

  private async send(
    restaurant: PublicRestaurant,
    { tab, page }: Opened,
    { isHome }: { readonly isHome: boolean },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const language = languageAsked(request.query);
    const wanted = { restaurant, menuId: tab.menuId, page, language, isHome };
    sendPage(await this.pages.html(wanted), page, request, reply);
  }

  private sendPlain(page: MenuPage, request: FastifyRequest, reply: FastifyReply): void {
    sendPage(page.html, page, request, reply);
  }
}
