import { MailedActor } from '../identity/mail.dto';
import { Id, Nested, Text } from '../rules';

/** A person created a new secret for a webhook and saw it. */
export class WebhookSecretRotated {
  @Id()
  accountId: string;

  /** Host of the webhook's address, by which the owner recognizes it. */
  @Text({ max: 120 })
  host: string;

  @Nested(() => MailedActor)
  by: MailedActor;
}
