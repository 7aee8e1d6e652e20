import {
  media,
  PageRequest,
  WebhookDeliveryDetail,
  WebhookDeliveryView,
  type Page,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Webhooks')
// Deliveries contain menu data.
@TakesKeys('webhooks', 'menus:read')
@Controller('api/webhooks/:webhookId/deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @Paged()
  @Answers('Lo que se envió a un webhook en los últimos 7 días, lo más nuevo primero', {
    body: WebhookDeliveryView,
    list: true,
  })
  list(
    @Param('webhookId', IdPipe) webhookId: string,
    @PageQuery() page: PageRequest,
    @Caller() caller: CallerContext,
  ): Promise<Page<WebhookDeliveryView>> {
    return this.client.call(media.webhookDelivery.list, { ...page, webhookId }, caller);
  }

  @Get(':deliveryId')
  @Answers('Una entrega: lo que se envió en cada intento y lo que respondió tu dirección', {
    body: WebhookDeliveryDetail,
  })
  get(
    @Param('webhookId', IdPipe) webhookId: string,
    @Param('deliveryId', IdPipe) deliveryId: string,
    @Caller() caller: CallerContext,
  ): Promise<WebhookDeliveryDetail> {
    return this.client.call(media.webhookDelivery.get, { webhookId, deliveryId }, caller);
  }

  @Post(':deliveryId/redeliver')
  @Limited('webhookTest')
  @Answers('Enviar otra vez una entrega, con el mismo webhook-id', {
    status: 202,
    body: WebhookDeliveryView,
  })
  redeliver(
    @Param('webhookId', IdPipe) webhookId: string,
    @Param('deliveryId', IdPipe) deliveryId: string,
    @Caller() caller: CallerContext,
  ): Promise<WebhookDeliveryView> {
    return this.client.call(media.webhookDelivery.redeliver, { webhookId, deliveryId }, caller);
  }
}
