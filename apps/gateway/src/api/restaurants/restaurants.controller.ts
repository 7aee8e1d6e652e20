import { menus } from '@cartaviva/contracts';
import { scannedAddress } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { clientAt } from '../../pipeline/requests/client-network';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';
import { QrImages } from '../qr/qr-images';
import { QR_TYPES, QrQueries, QrQueryPipe, type QrQuery } from '../qr/qr-query';
import { sendQr } from '../qr/send-qr';

@ApiTags('Restaurantes')
@Controller('api/restaurants')
export class RestaurantsController {
  constructor(
    private readonly client: MessageClient,
    private readonly qrImages: QrImages,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get(':restaurantId/qr')
  @TakesKeys('menus:read')
  @QrQueries()
  @Answers('El código QR de un restaurante mío', {
    about: 'El código que lleva a la página del restaurante, en PNG o SVG.',
    produces: Object.values(QR_TYPES),
    tagged: true,
  })
  async drawQr(
    @Param('restaurantId', IdPipe) restaurantId: string,
    @Query(QrQueryPipe) { size, format }: QrQuery,
    @Req() { ip }: FastifyRequest,
    @Caller() caller: CallerContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { shortCode } = await this.client.call(menus.restaurant.get, { restaurantId }, caller);
    const address = scannedAddress(this.config.PUBLIC_URL, { menuId: restaurantId, shortCode });
    const image = await this.qrImages.get({ text: address, format, size }, clientAt(ip));
    sendQr(image, format, reply);
  }
}
