import type { WebhookView } from '@cartaviva/contracts';

/** What its owner knows a webhook by: the name they gave it, or else the host of its address. */
export const webhookName = ({ description, url }: Pick<WebhookView, 'description' | 'url'>) =>
  description || new URL(url).host;
