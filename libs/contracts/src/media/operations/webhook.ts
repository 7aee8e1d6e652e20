import { message, Nothing } from '../../message';
import { ADMINISTRATORS } from '../../people/rights';
import {
  CreateWebhook,
  UpdateWebhook,
  WebhookOverVersion,
  WebhookRequest,
  type CreatedWebhook,
  type WebhookView,
} from '../webhook.dto';
import type { WebhookDeliveryView } from '../webhook-delivery.dto';

export const webhook = {
  list: message('media.webhook.list', Nothing, ADMINISTRATORS).replies<WebhookView[]>(),
  create: message('media.webhook.create', CreateWebhook, ADMINISTRATORS).replies<CreatedWebhook>(),
  get: message('media.webhook.get', WebhookRequest, ADMINISTRATORS).replies<WebhookView>(),
  update: message('media.webhook.update', UpdateWebhook, ADMINISTRATORS).replies<WebhookView>(),
  delete: message('media.webhook.delete', WebhookOverVersion, ADMINISTRATORS).replies<Nothing>(),
  /** Keeps the previous secret for one more day, in which both secrets sign deliveries. */
  rotateSecret: message(
    'media.webhook.rotate-secret',
    WebhookOverVersion,
    ADMINISTRATORS,
  ).replies<CreatedWebhook>(),
  /** Sends one test delivery, even to a paused webhook. */
  test: message(
    'media.webhook.test',
    WebhookRequest,
    ADMINISTRATORS,
  ).replies<WebhookDeliveryView>(),
} as const;
