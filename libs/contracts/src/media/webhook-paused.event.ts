import { Text, Id } from '../rules';

/** A webhook is sent nothing any more: a day of tries failed, or its address answered 410. */
export class WebhookPaused {
  @Id()
  webhookId: string;

  @Id()
  accountId: string;

  /** The host of its address, which its owner knows it by. */
  @Text({ max: 120 })
  host: string;
}
