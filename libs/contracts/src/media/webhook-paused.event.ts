import { Text, Id } from '../rules';

/** Reports that a webhook was paused, because its attempts failed for a day or its address answered 410. */
export class WebhookPaused {
  @Id()
  webhookId: string;

  @Id()
  accountId: string;

  /** Host of the webhook's address, by which the owner recognizes it. */
  @Text({ max: 120 })
  host: string;
}
