import type { DeliveryStatus, WebhookAttemptView, WebhookDeliveryView } from '@cartaviva/contracts';
import { kindsOf } from './payload';
import type { WebhookAttempt } from './webhook-attempt.entity';
import type { WebhookDelivery } from './webhook-delivery.entity';

export function toDeliveryView(
  delivery: WebhookDelivery,
  attemptCount: number,
): WebhookDeliveryView {
  const { id, event, menuId, sequence, changes, omitted, happenedAt, dueAt, lastStatus } = delivery;
  const status = statusOf(delivery);
  return {
    ...{ id, menuId, sequence, status, attemptCount, lastStatus },
    type: event,
    events: kindsOf(changes, omitted),
    createdAt: happenedAt.toISOString(),
    nextAttemptAt: status === 'pending' ? dueAt.toISOString() : null,
  };
}

export const toAttemptView = (attempt: WebhookAttempt): WebhookAttemptView => {
  const { at, durationMs, requestHeaders, status, responseBody, error } = attempt;
  return {
    ...{ durationMs, status, responseBody, error },
    at: at.toISOString(),
    requestHeaders: Object.entries(requestHeaders).map(([name, value]) => ({ name, value })),
  };
};

function statusOf({ endedAt, failedAt }: WebhookDelivery): DeliveryStatus {
  if (endedAt) return 'delivered';
  return failedAt ? 'failed' : 'pending';
}
