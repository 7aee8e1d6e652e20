import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../api/openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { sharedPart } from '../shared-links/shared-part';
import { languageAsked } from './language-asked';
import type { MenuPage } from './menu-page';
import { MenuPages } from './menu-pages';
import { MenuSlugs } from './menu-slugs';
import { orAskToWait } from './or-ask-to-wait';
import { redirect } from './redirect';
import { sendPage } from './send-part';

const HTML = 'text/html';
const page = (status: number, description: string) =>
  ({ status, description, content: { [HTML]: { schema: { type: 'string' } } } }) as const;
const MISSING = page(404, 'Una página que dice que el menú no está disponible');
const LATER = page(503, 'Una página que vuelve a mirar por sí sola');

@ApiTags('Menú público')
@Public()
@Controller()
export class DinerPageController {
  constructor(
    private readonly pages: MenuPages,
    private readonly slugs: MenuSlugs,
  ) {}

  @Get('menu/:menuId')
  @Answers('El menú como lo ven los comensales', { produces: [HTML], tagged: true })
  @ApiResponse({ status: 301, description: 'La dirección traía algo más que el menú' })
  @ApiResponse(MISSING)
  @ApiResponse(LATER)
  async get(
    @Param('menuId') menuId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = sharedPart(menuId).toLowerCase();
    if (id !== menuId && isUUID(id)) return redirect(`/menu/${id}`, request, reply);
    await orAskToWait(reply, async () => {
      await this.send(await this.pages.get(menuId, request.id), request, reply);
    });
  }

  /**
   * Redirects to the menu's current address from its former addresses, from capitals, and from
   * links with stray characters.
   */
  @Get('m/:slug')
  @Answers('El menú por su dirección legible', { produces: [HTML], tagged: true })
  @ApiResponse({ status: 301, description: 'El menú tiene hoy otra dirección' })
  @ApiResponse(MISSING)
  @ApiResponse(LATER)
  async getBySlug(
    @Param('slug') asked: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await orAskToWait(reply, async () => {
      const slug = sharedPart(asked).toLowerCase();
      const menuId = await this.slugs.find(slug, request.id);
      const page = menuId ? await this.pages.get(menuId, request.id) : await this.pages.missing();
      const current = menuId ? (page.slug ?? slug) : asked;
      if (current === asked) await this.send(page, request, reply);
      else redirect(`/m/${encodeURIComponent(current)}`, request, reply);
    });
  }

  private async send(page: MenuPage, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    sendPage(await this.pages.htmlIn(languageAsked(request.query), page), page, request, reply);
  }
}
