import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { FRAMED_BY_ANYONE } from '../../pipeline/security/security-headers';
import { Public } from '../../pipeline/sessions/access.decorator';
import { languageAsked } from '../public-menus/language-asked';
import { MenuPages } from '../public-menus/menu-pages';
import { orAskToWait } from '../public-menus/or-ask-to-wait';
import { pageClientFolder } from '../public-menus/page-assets';
import { sendPage } from '../public-menus/send-part';
import { EmbeddedMenus } from './embedded-menus';

/** Serves published menus for other sites. No other address can be framed by every site. */
@ApiExcludeController()
@Public()
@Controller()
export class EmbedsController {
  constructor(
    private readonly menus: EmbeddedMenus,
    private readonly pages: MenuPages,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Sends the diner page with `noindex`, so that search engines list only the original page. */
  @Get('insertar/:slug')
  async menu(
    @Param('slug') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.removeHeader('x-frame-options');
    void reply.headers({ ...FRAMED_BY_ANYONE, 'x-robots-tag': 'noindex' });
    await orAskToWait(reply, async () => {
      const page = await this.menus.get(name, request.id);
      const html = await this.pages.htmlIn(languageAsked(request.query), page);
      sendPage(html, page, request, reply, FRAMED_BY_ANYONE);
    });
  }

  @Get('embed.js')
  script(@Res() reply: FastifyReply): void {
    void reply.sendFile('embed.js', pageClientFolder(this.config.WEB_DIR));
  }
}
