import type { ContentChange, WebhookEvent, WebhookPayload } from '@cartaviva/contracts';
import type { WebhookDelivery } from './webhook-delivery.entity';

type Said = Pick<
  WebhookDelivery,
  'webhookId' | 'menuId' | 'sequence' | 'changes' | 'omitted' | 'happenedAt'
>;

/** The body of a delivery: the same on each try. A delivery without a menu and number is a test. */
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
  // The database gives the fields of an object in a sequence of its own.
  const events = changes.map(({ type, at, ...rest }) => ({ type, at, ...rest }));
  const data = { menuId, sequence, isPartial: omitted.length > 0, events };
  return { type: 'menu.changed', timestamp, data };
}

/** The kinds of what a delivery says, each once. */
export const kindsOf = (changes: readonly ContentChange[], omitted: readonly WebhookEvent[]) => [
  ...new Set([...changes.map(({ type }) => type), ...omitted]),
];
