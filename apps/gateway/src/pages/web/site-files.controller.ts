import { DomainError } from '@cartaviva/contracts';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeBody, type EncodedBody } from '../../pipeline/encoded/encoded-body';
import { sendEncoded } from '../../pipeline/encoded/send-encoded';
import { Public } from '../../pipeline/sessions/access.decorator';
import { pathOf } from './path-of';
import { SITE_PAGES, type SitePages } from './site-pages';

/** Serves files for programs: a Postman collection, the API changes as a feed, and the pages as Markdown. */
@ApiExcludeController()
@Public()
@Controller()
export class SiteFilesController {
  private readonly encoded = new Map<string, Promise<EncodedBody>>();

  constructor(@Inject(SITE_PAGES) private readonly site: SitePages | undefined) {}

  @Get([
    'documentacion-api/cartaviva.postman_collection.json',
    'documentacion-api/cambios.atom',
    'documentacion-api/md/:archivo',
    'llms.txt',
  ])
  async file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = pathOf(request);
    const file = this.site?.files.find((one) => one.path === path);
    if (!file) throw new DomainError('NOT_FOUND');
    const body = this.encoded.get(path) ?? encodeBody(file.text, file.type);
    this.encoded.set(path, body);
    sendEncoded(request, reply, await body, 200);
  }
}
