import { z } from '@cartaviva/config';

/** What a webhook is about. It may be old or come twice: read the order or capture before acting. */
export interface WebhookEvent {
  /** The same however often it is sent. */
  readonly id: string;
  /** PayPal's event type: `PAYMENT.CAPTURE.COMPLETED`. */
  readonly type: string;
  readonly orderId: string | null;
  readonly captureId: string | null;
  /** Our own name of the order. */
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

/** Reads a webhook that `verifyWebhook` found to be PayPal's; nothing where it is about none of ours. */
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
    // A refund tells of its capture by a link alone.
    captureId: kind === 'capture' ? resource.id : idIn(above, 'payments/captures'),
    customId: custom_id ?? purchase_units?.[0]?.custom_id ?? null,
  };
}

/** The id at the end of one of PayPal's own addresses. */
const idIn = (href: string, kind: string): string | null =>
  new RegExp(`/v2/${kind}/([\\w-]+)$`).exec(href)?.[1] ?? null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
