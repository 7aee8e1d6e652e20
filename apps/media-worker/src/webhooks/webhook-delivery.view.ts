import {
  DELIVERY_TYPES,
  type DeliveryStatus,
  type DeliveryType,
  type WebhookAttemptView,
  type WebhookDeliveryView,
} from '@cartaviva/contracts';
import { kindsOf } from './payload';
import type { WebhookAttempt } from './webhook-attempt.entity';
import type { WebhookDelivery } from './webhook-delivery.entity';

/** The delivery as the owner of its webhook sees it. */
export function toDeliveryView(
  delivery: WebhookDelivery,
  attemptCount: number,
): WebhookDeliveryView {
  const { id, event, menuId, sequence, changes, omitted, happenedAt, dueAt, lastStatus } = delivery;
  const status = statusOf(delivery);
  return {
    ...{ id, menuId, sequence, status, attemptCount, lastStatus },
    type: isDeliveryType(event) ? event : 'menu.changed',
    events: isDeliveryType(event) ? kindsOf(changes, omitted) : [event],
    createdAt: happenedAt.toISOString(),
    nextAttemptAt: status === 'pending' ? dueAt.toISOString() : null,
  };
}

/** A try as the owner of its webhook sees it. */
export const toAttemptView = (attempt: WebhookAttempt): WebhookAttemptView => {
  const { at, durationMs, requestHeaders, status, responseBody, error } = attempt;
  return {
    ...{ durationMs, status, responseBody, error },
    at: at.toISOString(),
    requestHeaders: Object.entries(requestHeaders).map(([name, value]) => ({ name, value })),
  };
};

/** Not so of a row that a release before batches wrote. */
const isDeliveryType = (event: WebhookDelivery['event']): event is DeliveryType =>
  (DELIVERY_TYPES as readonly string[]).includes(event);

function statusOf({ endedAt, failedAt }: WebhookDelivery): DeliveryStatus {
  if (endedAt) return 'delivered';
  return failedAt ? 'failed' : 'pending';
}
