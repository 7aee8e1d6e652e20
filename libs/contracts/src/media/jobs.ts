import type { MailRequested } from '../identity/mail.dto';

/** BullMQ queues (nouns) and the data of their jobs (verbs). */
export const QUEUES = {
  images: 'images',
  emails: 'emails',
  webhooks: 'webhooks',
} as const;

/** `preview` makes the first small image immediately; `derive` makes every size and format. */
export type ImageJobName = 'preview' | 'derive';
export interface ImageJob {
  readonly objectId: string;
}

export type EmailJob = MailRequested & { readonly requestId: string };

export interface WebhookJob {
  readonly webhookId: string;
}
