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
  list(@Payload() _nothing: Nothing, @Ctx() { userId }: MessageContext): Promise<WebhookView[]> {
    return this.webhooks.list(userId);
  }

  @Handles(media.webhook.get)
  get(
    @Payload() { webhookId }: WebhookRequest,
    @Ctx() { userId }: MessageContext,
  ): Promise<WebhookView> {
    return this.webhooks.get(userId, webhookId);
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
    @Ctx() { userId }: MessageContext,
  ): Promise<Nothing> {
    await this.webhooks.delete(userId, webhook);
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
    @Ctx() { userId }: MessageContext,
  ): Promise<WebhookDeliveryView> {
    return this.webhooks.test(userId, webhookId);
  }

  @Handles(media.webhookDelivery.list)
  listDeliveries(
    @Payload() asked: WebhookDeliveriesRequest,
    @Ctx() { userId }: MessageContext,
  ): Promise<Page<WebhookDeliveryView>> {
    return this.log.list(userId, asked);
  }

  @Handles(media.webhookDelivery.get)
  getDelivery(
    @Payload() asked: WebhookDeliveryRequest,
    @Ctx() { userId }: MessageContext,
  ): Promise<WebhookDeliveryDetail> {
    return this.log.get(userId, asked);
  }

  @Handles(media.webhookDelivery.redeliver)
  redeliver(
    @Payload() asked: WebhookDeliveryRequest,
    @Ctx() { userId }: MessageContext,
  ): Promise<WebhookDeliveryView> {
    return this.log.redeliver(userId, asked);
  }
}
