import type { ContentChange, WebhookEvent, WebhookPayload } from '@cartaviva/contracts';
import type { WebhookDelivery } from './webhook-delivery.entity';

type Said = Pick<
  WebhookDelivery,
  'webhookId' | 'menuId' | 'sequence' | 'changes' | 'omitted' | 'happenedAt'
>;

/**
 * Returns the body of a delivery, which is the same on each try. A delivery without a menu and a number is a test.
 */
export function payloadOf({
  webhookId,
  menuId,
  sequence,
  happenedAt,
  ...said
}: Said): WebhookPayload {
  const timestamp = happenedAt.toISOString();
  if (menuId === null || sequence === null) {
    return { type: 'webhook.test', timestamp, data: { webhookId } };
  }
  const { changes, omitted } = said;
  // The database returns the keys of a JSON object in its own order, so the order is restored here.
  const events = changes.map(({ type, at, ...rest }) => ({ type, at, ...rest }));
  const data = { menuId, sequence, isPartial: omitted.length > 0, events };
  return { type: 'menu.changed', timestamp, data };
}

export const kindsOf = (changes: readonly ContentChange[], omitted: readonly WebhookEvent[]) => [
  ...new Set([...changes.map(({ type }) => type), ...omitted]),
];
