import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig, type Remote } from '../../config';
import { sendEncoded } from '../../pipeline/encoded/send-encoded';
import { pageClientFolder } from '../public-menus/page-assets';
import { FRAMED_BY_OURSELVES, paymentPageHeaders } from '../../pipeline/security/security-headers';
import { Public } from '../../pipeline/sessions/access.decorator';
import { sessionCookieName } from '../../pipeline/sessions/session-cookie';
import { pathOf } from './path-of';
import { SCREENS } from './screens';
import { SiteDocuments } from './site-documents';

@ApiExcludeController()
@Public()
@Controller()
export class ScreensController {
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly documents: SiteDocuments,
  ) {
    this.headers = paymentPageHeaders(config);
  }

  /** A page of the site, written out already; or the shell, which reads the address and draws the screen. */
  @Get(SCREENS)
  async screen(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    void reply.headers(this.headers);
    const path = pathOf(request);
    const document = await this.documentFor(path, request);
    if (document) sendEncoded(request, reply, document, 200);
    else if (this.documents.mustBeWritten(path)) throw new NotFoundException();
    else void reply.sendFile('index.html');
  }

  /** Where the shell finds its remotes, wherever they are deployed. */
  @Get('remotes.json')
  remotes(@Res() reply: FastifyReply): void {
    const remotes: readonly Remote[] = this.config.REMOTES;
    void reply.header('cache-control', 'no-cache').send(remotes);
  }

  /** The diner pages' service worker; from the root it may look after `/menu/` and `/m/`. */
  @Get('sw.js')
  serviceWorker(@Res() reply: FastifyReply): void {
    void reply.sendFile('sw.js', pageClientFolder(this.config.WEB_DIR));
  }

  /** The diner page as the editor shows it, drawn from what the owner is writing. */
  @Get('menu-preview')
  preview(@Res() reply: FastifyReply): void {
    void reply
      .headers(FRAMED_BY_OURSELVES)
      .sendFile('preview.html', pageClientFolder(this.config.WEB_DIR));
  }

  private documentFor(path: string, { cookies }: FastifyRequest) {
    const mayBeOwner = sessionCookieName(this.config) in cookies;
    return path === '/' && mayBeOwner ? this.documents.forOwners() : this.documents.find(path);
  }
}
