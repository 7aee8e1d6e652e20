import { message } from '../../message';
import { ADMINISTRATORS } from '../../people/rights';
import type { Page } from '../../page';
import {
  WebhookDeliveriesRequest,
  WebhookDeliveryRequest,
  type WebhookDeliveryDetail,
  type WebhookDeliveryView,
} from '../webhook-delivery.dto';

export const webhookDelivery = {
  /** The newest delivery comes first. */
  list: message('media.webhook-delivery.list', WebhookDeliveriesRequest, ADMINISTRATORS).replies<
    Page<WebhookDeliveryView>
  >(),
  get: message(
    'media.webhook-delivery.get',
    WebhookDeliveryRequest,
    ADMINISTRATORS,
  ).replies<WebhookDeliveryDetail>(),
  /** Sends the delivery again immediately with the same ID, even to a paused webhook. */
  redeliver: message(
    'media.webhook-delivery.redeliver',
    WebhookDeliveryRequest,
    ADMINISTRATORS,
  ).replies<WebhookDeliveryView>(),
} as const;
