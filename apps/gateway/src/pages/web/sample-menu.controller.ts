import { DomainError } from '@cartaviva/contracts';
import { renderMenuPage, type PageAssets } from '@cartaviva/public-menu/server';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { encodeBody, type EncodedBody } from '../../pipeline/encoded/encoded-body';
import { sendEncoded } from '../../pipeline/encoded/send-encoded';
import { PAGE_ASSETS } from '../public-menus/page-assets';
import { drawQr, QR_SIZE } from '../../api/qr/qr-code';
import { FRAMED_BY_OURSELVES } from '../../pipeline/security/security-headers';
import { Public } from '../../pipeline/sessions/access.decorator';
import { SITE_PAGES, type SitePages } from './site-pages';

/** Without an ID, the page counts no visits and listens for no changes. */
const NO_ID = '';

@ApiExcludeController()
@Public()
@Controller('muestra')
export class SampleMenuController {
  private page: Promise<EncodedBody> | undefined;
  private code: Promise<EncodedBody> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(PAGE_ASSETS) private readonly assets: PageAssets,
    @Inject(SITE_PAGES) private readonly site: SitePages | undefined,
  ) {}

  @Get()
  async menu(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.page ??= encodeBody(this.draw(), 'text/html; charset=utf-8');
    void reply.headers({ ...FRAMED_BY_OURSELVES, 'x-robots-tag': 'noindex' });
    sendEncoded(request, reply, await this.page, 200);
  }

  @Get('qr.svg')
  async qr(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.code ??= this.drawCode();
    sendEncoded(request, reply, await this.code, 200);
  }

  private draw(): string {
    if (!this.site) throw new DomainError('NOT_FOUND');
    const reply = { state: 'published', published: this.site.sampleMenu } as const;
    const page = { menuId: NO_ID, publicUrl: this.config.PUBLIC_URL, assets: this.assets };
    return renderMenuPage(reply, page).html;
  }

  private async drawCode(): Promise<EncodedBody> {
    const svg = await drawQr(`${this.config.PUBLIC_URL}/muestra`, 'svg', QR_SIZE.usual);
    return encodeBody(svg.toString(), 'image/svg+xml');
  }
}
