import {
  CreateWebhookRequest,
  media,
  WebhookRequest,
  type CreatedWebhook,
  type Nothing,
  type WebhookView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { WebhooksService } from './webhooks.service';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Handles(media.webhook.list)
  list(@Payload() _nothing: Nothing, @Ctx() { userId }: MessageContext): Promise<WebhookView[]> {
    return this.webhooks.list(userId);
  }

  @Handles(media.webhook.create)
  create(
    @Payload() wanted: CreateWebhookRequest,
    @Ctx() { userId }: MessageContext,
  ): Promise<CreatedWebhook> {
    return this.webhooks.create(userId, wanted);
  }

  @Handles(media.webhook.delete)
  async delete(
    @Payload() { webhookId }: WebhookRequest,
    @Ctx() { userId }: MessageContext,
  ): Promise<Nothing> {
    await this.webhooks.delete(userId, webhookId);
    return {};
  }
}
