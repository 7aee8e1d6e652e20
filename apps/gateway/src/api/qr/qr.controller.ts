import { DomainError } from '@cartaviva/contracts';
import { scannedAddress } from '@cartaviva/domain';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { Answers } from '../openapi/answers.decorator';
import { MenuPages } from '../../pages/public-menus/menu-pages';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Public, TakesKeys } from '../../pipeline/sessions/access.decorator';
import { clientAt } from '../../pipeline/requests/client-network';
import { QrImages } from './qr-images';
import { sendQr } from './send-qr';
import { QR_TYPES, QrQueries, QrQueryPipe, type QrQuery } from './qr-query';

@ApiTags('Menú público')
@Controller('api/menus/:menuId/qr')
export class QrController {
  constructor(
    private readonly pages: MenuPages,
    private readonly images: QrImages,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get()
  @Public()
  @TakesKeys('menus:read')
  @QrQueries()
  @Answers('El código QR de un menú publicado', { produces: Object.values(QR_TYPES), tagged: true })
  async draw(
    @Param('menuId', IdPipe) menuId: string,
    @Query(QrQueryPipe) { size, format }: QrQuery,
    @Req() { id: requestId, ip }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { state, shortCode } = await this.pages.get(menuId, requestId);
    if (state === 'missing') throw new DomainError('MENU_NOT_FOUND');
    if (state === 'unpublished') throw new DomainError('MENU_NOT_PUBLISHED');
    const address = scannedAddress(this.config.PUBLIC_URL, { menuId, shortCode });
    const image = await this.images.get({ text: address, format, size }, clientAt(ip));
    sendQr(image, format, reply);
  }
}
