import { media, type WebhookDeliveryView } from '@cartaviva/contracts';
import type { ServiceDouble } from '../service-double';
import { owned } from './owned';
import { DRAFT } from './samples';

export function theirDeliveries(double: ServiceDouble, ownerId: string): void {
  const delivery: WebhookDeliveryView = {
    id: DRAFT,
    events: [],
    menuId: null,
    sequence: null,
    type: 'webhook.test',
    status: 'pending',
    createdAt: '2026-11-21T12:00:00.000Z',
    attemptCount: 0,
    nextAttemptAt: '2026-11-21T12:00:00.000Z',
    lastStatus: null,
  };
  const theirWebhook = owned(double, ownerId, 'WEBHOOK_NOT_FOUND');
  theirWebhook(media.webhook.test, delivery);
  theirWebhook(media.webhookDelivery.list, { rows: [], total: 0 });
  const whole = { ...delivery, body: '{}', attempts: [] };
  theirWebhook(media.webhookDelivery.get, whole);
  theirWebhook(media.webhookDelivery.redeliver, delivery);
}
