import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageBehindDoor, type DoorQuery } from '../../api/auth/page-behind-door';
import { CONFIG, type GatewayConfig, type Remote } from '../../config';
import { sendEncoded } from '../../pipeline/encoded/send-encoded';
import { askedLanguage } from '../../pipeline/errors/asked-language';
import { pageClientFolder } from '../public-menus/page-assets';
import { FRAMED_BY_OURSELVES, paymentPageHeaders } from '../../pipeline/security/security-headers';
import { Public } from '../../pipeline/sessions/access.decorator';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { sessionCookieName } from '../../pipeline/sessions/session-cookie';
import { pathOf } from './path-of';
import { SCREENS } from './screens';
import { SiteDocuments } from './site-documents';

/** Sign-in and registration, which redirect users who are already signed in. */
const DOORS = ['/login', '/registro'];

const API_GUIDE = '/documentacion-api';
const ENGLISH_API_GUIDE = '/documentacion-api/english';
const BY_LANGUAGE = { vary: 'accept-language', 'cache-control': 'no-cache' } as const;

@ApiExcludeController()
@Public()
@Controller()
export class ScreensController {
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly documents: SiteDocuments,
    private readonly session: BrowserSession,
  ) {
    this.headers = paymentPageHeaders(config);
  }

  /** Serves a prerendered page, or the shell, which draws the screen for the address. */
  @Get(SCREENS)
  async screen(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    void reply.headers(this.headers);
    const path = pathOf(request);
    if (DOORS.includes(path) && (await this.session.isOpen(request))) {
      const page = pageBehindDoor(request.query as DoorQuery);
      return void reply.header('cache-control', 'no-store').redirect(page, 302);
    }
    if (path === API_GUIDE && askedLanguage(request) === 'en') {
      return void reply.headers(BY_LANGUAGE).redirect(ENGLISH_API_GUIDE, 302);
    }
    if (await this.documents.isMissing(path)) throw new NotFoundException();
    sendEncoded(request, reply, await this.documentFor(path, request), 200);
  }

  @Get('remotes.json')
  remotes(@Res() reply: FastifyReply): void {
    const remotes: readonly Remote[] = this.config.REMOTES;
    void reply.header('cache-control', 'no-cache').send(remotes);
  }

  /** Serves the diner pages' service worker from the root, so that its scope includes `/menu/` and `/m/`. */
  @Get('sw.js')
  serviceWorker(@Res() reply: FastifyReply): void {
    void reply.sendFile('sw.js', pageClientFolder(this.config.WEB_DIR));
  }

  /** Serves the diner page that the editor fills with the owner's draft. */
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
