import { DomainError } from '@cartaviva/contracts';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import type { EncodedBody } from '../../pipeline/encoded/encoded-body';
import { sendEncoded } from '../../pipeline/encoded/send-encoded';
import { Public } from '../../pipeline/sessions/access.decorator';
import { Sitemaps } from './sitemaps';

/** Paths excluded from search engines: the owners' screens and addresses that are not pages. */
const CLOSED = [
  ...[
    '/api/',
    '/admin',
    '/analytics',
    '/ayuda',
    '/cocina',
    '/dashboard',
    '/demo',
    '/editor/',
    '/empezar',
    '/entrar',
    '/invitacion',
    '/personas',
    '/precios',
    '/profile',
    '/recuperar',
  ],
  ...['/restablecer', '/restaurantes/', '/traspaso', '/verificar'],
];
const FILE = /^([1-9]\d{0,5})\.xml$/;

@ApiExcludeController()
@Public()
@Controller()
export class SitemapController {
  constructor(
    private readonly sitemaps: Sitemaps,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get('robots.txt')
  robots(@Res() reply: FastifyReply): void {
    const lines = [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      `Sitemap: ${this.config.PUBLIC_URL}/sitemap.xml`,
    ];
    void reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  }

  @Get('sitemap.xml')
  async index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    send(await this.sitemaps.index(request.id), request, reply);
  }

  @Get('sitemaps/site.xml')
  async site(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    send(await this.sitemaps.site(), request, reply);
  }

  @Get('sitemaps/menus/:file')
  async menus(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = FILE.exec(file)?.[1];
    if (!page) throw new DomainError('NOT_FOUND');
    send(await this.sitemaps.menus(Number(page), request.id), request, reply);
  }
}

function send(file: EncodedBody, request: FastifyRequest, reply: FastifyReply): void {
  sendEncoded(request, reply, file, 200);
}
