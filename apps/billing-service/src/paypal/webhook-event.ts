import { z } from '@cartaviva/config';

/** Subject of a webhook. It may be outdated or repeated: read the order or capture before acting. */
export interface WebhookEvent {
  /** Stays the same in each repetition. */
  readonly id: string;
  /** PayPal's event type, for example `PAYMENT.CAPTURE.COMPLETED`. */
  readonly type: string;
  readonly orderId: string | null;
  readonly captureId: string | null;
  readonly customId: string | null;
}

const webhook = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().max(100),
  resource_type: z.string(),
  resource: z.object({
    id: z.string(),
    custom_id: z.string().nullish(),
    purchase_units: z.array(z.object({ custom_id: z.string().nullish() })).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().nullish() }).optional() })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  }),
});

/** Parses a webhook that `verifyWebhook` accepted. Returns undefined if its shape is not that of a webhook. */
export function readWebhook(rawBody: string | Uint8Array): WebhookEvent | undefined {
  const { data } = webhook.safeParse(parsed(Buffer.from(rawBody).toString()));
  if (!data) return undefined;
  const { id, event_type: type, resource_type: kind, resource } = data;
  const { custom_id, purchase_units, supplementary_data, links } = resource;
  const above = links.find(({ rel }) => rel === 'up')?.href ?? '';
  const orderAbove = supplementary_data?.related_ids?.order_id ?? idIn(above, 'checkout/orders');
  return {
    id,
    type,
    orderId: kind === 'checkout-order' ? resource.id : orderAbove,
    // A refund refers to its capture only through a link.
    captureId: kind === 'capture' ? resource.id : idIn(above, 'payments/captures'),
    customId: custom_id ?? purchase_units?.[0]?.custom_id ?? null,
  };
}

const idIn = (href: string, kind: string): string | null =>
  new RegExp(`/v2/${kind}/([\\w-]+)$`).exec(href)?.[1] ?? null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
