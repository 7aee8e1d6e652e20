import {
  CreateRestaurantRequest,
  menus,
  RestaurantMenusRequest,
  RestaurantView,
  UpdateRestaurantRequest,
  type OverVersion,
} from '@cartaviva/contracts';
import { scannedAddress } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import {
  Body,
  Controller,
  Delete,
  Get,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { Answers } from '../openapi/answers.decorator';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { clientAt } from '../../pipeline/requests/client-network';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Located } from '../../pipeline/requests/located.decorator';
import { Resource, Tagged } from '../../pipeline/requests/resource.decorator';
import { ExpectedVersion, Versioned } from '../../pipeline/requests/versions';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { QrImages } from '../qr/qr-images';
import { sendQr } from '../qr/send-qr';
import { QR_TYPES, QrQueries, QrQueryPipe, type QrQuery } from '../qr/qr-query';

@ApiTags('Restaurantes')
@Controller('api/restaurants')
export class RestaurantsController {
  constructor(
    private readonly client: MessageClient,
    private readonly qrImages: QrImages,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get()
  @TakesKeys('menus:read')
  @Paged({ whole: true, fields: RestaurantView })
  @Answers('Mis restaurantes', { body: RestaurantView, list: true })
  list(@Caller() caller: CallerContext): Promise<readonly RestaurantView[]> {
    return this.client.call(menus.restaurant.list, {}, caller);
  }

  @Post()
  @TakesKeys('menus:write')
  @Located('/api/restaurants/{id}')
  @Tagged()
  @Answers('Crear un restaurante con menús míos', {
    status: 201,
    body: RestaurantView,
    refuses: ['RESTAURANT_LIMIT_REACHED', 'MENU_NOT_FOUND'],
  })
  create(
    @Body() request: CreateRestaurantRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<RestaurantView> {
    return this.client.call(menus.restaurant.create, { ...request, ...made }, caller);
  }

  @Get(':restaurantId')
  @TakesKeys('menus:read')
  @Resource(RestaurantView)
  @Answers('Un restaurante mío', { body: RestaurantView })
  get(
    @Param('restaurantId', IdPipe) restaurantId: string,
    @Caller() caller: CallerContext,
  ): Promise<RestaurantView> {
    return this.client.call(menus.restaurant.get, { restaurantId }, caller);
  }

  @Put(':restaurantId')
  @TakesKeys('menus:write')
  @Versioned()
  @Tagged()
  @Answers('Cambiar un restaurante: solo lo que se envía', { body: RestaurantView })
  update(
    @Param('restaurantId', IdPipe) restaurantId: string,
    @Body() request: UpdateRestaurantRequest,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<RestaurantView> {
    return this.client.call(menus.restaurant.update, { ...request, ...over, restaurantId }, caller);
  }

  @Put(':restaurantId/menus')
  @TakesKeys('menus:write')
  @Versioned()
  @Tagged()
  @Answers('Decir qué menús tiene un restaurante, en el orden de sus pestañas', {
    body: RestaurantView,
    refuses: ['MENU_NOT_FOUND'],
  })
  arrange(
    @Param('restaurantId', IdPipe) restaurantId: string,
    @Body() request: RestaurantMenusRequest,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<RestaurantView> {
    return this.client.call(
      menus.restaurant.arrange,
      { ...request, ...over, restaurantId },
      caller,
    );
  }

  @Delete(':restaurantId')
  @TakesKeys('menus:write')
  @Versioned()
  @Answers('Borrar un restaurante; sus menús quedan, cada uno con su dirección', { status: 204 })
  async delete(
    @Param('restaurantId', IdPipe) restaurantId: string,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(menus.restaurant.delete, { ...over, restaurantId }, caller);
  }

  @Get(':restaurantId/qr')
  @TakesKeys('menus:read')
  @QrQueries()
  @Answers('El código QR de un restaurante mío', {
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
