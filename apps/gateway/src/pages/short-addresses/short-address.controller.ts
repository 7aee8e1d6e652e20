import type { ShortCodeReply } from '@cartaviva/contracts';
import { scanMarks, shortCodeIn } from '@cartaviva/domain';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../api/openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { MenuPages } from '../public-menus/menu-pages';
import { orAskToWait } from '../public-menus/or-ask-to-wait';
import { sendPage } from '../public-menus/send-part';
import { sharedPart } from '../shared-links/shared-part';
import { ShortCodes } from './short-codes';

const HTML = { 'text/html': { schema: { type: 'string' } } } as const;

/**
 * The redirect is cached permanently, so that a phone which scanned the code before finds its copy of the menu
 * offline.
 */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Serves the addresses in QR codes. They redirect to the menu and pass on the parameters of the scan. */
@ApiTags('Menú público')
@Public()
@Controller()
export class ShortAddressController {
  constructor(
    private readonly codes: ShortCodes,
    private readonly pages: MenuPages,
  ) {}

  @Get('q/:shortCode')
  @Answers('El menú por la dirección de su código QR', { status: 301 })
  @ApiResponse({
    status: 404,
    description: 'Una página que dice que no hay tal menú',
    content: HTML,
  })
  @ApiResponse({
    status: 503,
    description: 'Una página que vuelve a mirar por sí sola',
    content: HTML,
  })
  async get(
    @Param('shortCode') part: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await orAskToWait(reply, async () => {
      const read = shortCodeIn(sharedPart(part));
      const found = read && (await this.codes.find(read.shortCode, request.id));
      const path = found && pathOf(found);
      if (!path) {
        const missing = await this.pages.missing();
        return sendPage(missing.html, missing, request, reply);
      }
      const table = 'table' in found ? found.table : null;
      const marks = scanMarks(read!.piece, table);
      void reply.header('cache-control', CACHE_CONTROL).redirect(path + marks, 301);
    });
  }

  /** QR codes contain the address in capitals. */
  @Get('Q/:shortCode')
  @ApiExcludeEndpoint()
  getInCapitals(
    @Param('shortCode') part: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.get(part, request, reply);
  }
}

/** Returns a path that stays valid when the restaurant or menu is renamed. */
function pathOf(found: ShortCodeReply): string | undefined {
  if (found.menuId) return `/menu/${found.menuId}`;
  return 'restaurantSlug' in found ? `/r/${found.restaurantSlug}` : undefined;
}
