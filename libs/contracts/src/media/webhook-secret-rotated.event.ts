import { MailedActor } from '../identity/mail.dto';
import { Id, Nested, Text } from '../rules';

/** A webhook has another secret, which somebody was shown. */
export class WebhookSecretRotated {
  @Id()
  ownerId: string;

  /** The host of its address, which its owner knows it by. */
  @Text({ max: 120 })
  host: string;

  @Nested(() => MailedActor)
  by: MailedActor;
}
