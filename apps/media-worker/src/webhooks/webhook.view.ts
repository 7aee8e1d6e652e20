import type { WebhookView } from '@cartaviva/contracts';
import type { Webhook } from './webhook.entity';

export function toWebhookView(webhook: Webhook): WebhookView {
  const { id, url, events, createdAt, lastTriedAt, lastStatus } = webhook;
  return {
    ...{ id, url, events, lastStatus },
    createdAt: createdAt.toISOString(),
    lastTriedAt: lastTriedAt?.toISOString() ?? null,
  };
}
