import type { WebhookView } from '@cartaviva/contracts';

/** Returns the description that the owner gave the webhook, or the host of its URL. */
export const webhookName = ({ description, url }: Pick<WebhookView, 'description' | 'url'>) =>
  description || new URL(url).host;
