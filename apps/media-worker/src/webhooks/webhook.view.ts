import type { WebhookView } from '@cartaviva/contracts';
import type { Webhook } from './webhook.entity';

export function toWebhookView(webhook: Webhook, now: Date): WebhookView {
  const { id, url, description, events, menuIds, isEnabled, createdAt } = webhook;
  const { lastStatus, version } = webhook;
  const { pausedAt, lastTriedAt, previousSecretExpiresAt: expiresAt } = webhook;
  return {
    id,
    url,
    description,
    events,
    menuIds,
    isEnabled,
    lastStatus,
    version,
    pausedAt: pausedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    lastTriedAt: lastTriedAt?.toISOString() ?? null,
    previousSecretExpiresAt: expiresAt && expiresAt > now ? expiresAt.toISOString() : null,
  };
}
