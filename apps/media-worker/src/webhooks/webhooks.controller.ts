import {
  CreateWebhook,
  media,
  UpdateWebhook,
  WebhookDeliveriesRequest,
  WebhookDeliveryRequest,
  WebhookOverVersion,
  WebhookRequest,
  type CreatedWebhook,
  type Nothing,
  type Page,
  type WebhookDeliveryDetail,
  type WebhookDeliveryView,
  type WebhookView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { WebhookLogService } from './webhook-log.service';
import { WebhooksService } from './webhooks.service';

@Controller()
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly log: WebhookLogService,
  ) {}

  @Handles(media.webhook.list)
  list(@Payload() _nothing: Nothing, @Ctx() { accountId }: MessageContext): Promise<WebhookView[]> {
    return this.webhooks.list(accountId);
  }

  @Handles(media.webhook.get)
  get(
    @Payload() { webhookId }: WebhookRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<WebhookView> {
    return this.webhooks.get(accountId, webhookId);
  }

  @Handles(media.webhook.create)
  create(
    @Payload() wanted: CreateWebhook,
    @Ctx() context: MessageContext,
  ): Promise<CreatedWebhook> {
    return this.webhooks.create(context, wanted);
  }

  @Handles(media.webhook.update)
  update(@Payload() change: UpdateWebhook, @Ctx() context: MessageContext): Promise<WebhookView> {
    return this.webhooks.update(context, change);
  }

  @Handles(media.webhook.delete)
  async delete(
    @Payload() webhook: WebhookOverVersion,
    @Ctx() { accountId }: MessageContext,
  ): Promise<Nothing> {
    await this.webhooks.delete(accountId, webhook);
    return {};
  }

  @Handles(media.webhook.rotateSecret)
  rotateSecret(
    @Payload() webhook: WebhookOverVersion,
    @Ctx() context: MessageContext,
  ): Promise<CreatedWebhook> {
    return this.webhooks.rotateSecret(context, webhook);
  }

  @Handles(media.webhook.test)
  test(
    @Payload() { webhookId }: WebhookRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<WebhookDeliveryView> {
    return this.webhooks.test(accountId, webhookId);
  }

  @Handles(media.webhookDelivery.list)
  listDeliveries(
    @Payload() asked: WebhookDeliveriesRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<Page<WebhookDeliveryView>> {
    return this.log.list(accountId, asked);
  }

  @Handles(media.webhookDelivery.get)
  getDelivery(
    @Payload() asked: WebhookDeliveryRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<WebhookDeliveryDetail> {
    return this.log.get(accountId, asked);
  }

  @Handles(media.webhookDelivery.redeliver)
  redeliver(
    @Payload() asked: WebhookDeliveryRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<WebhookDeliveryView> {
    return this.log.redeliver(accountId, asked);
  }
}
