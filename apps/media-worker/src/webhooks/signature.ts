import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A secret as Standard Webhooks writes it: 24 random bytes. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

interface Signed {
  readonly id: string;
  /** When this try is made. */
  readonly at: Date;
  readonly body: string;
}

/**
 * The headers of Standard Webhooks.
 * @param secrets while a secret is being changed both: there is a signature by each, and a reader who
 *   knows either finds one that is right
 */
export const signedHeaders = ({ id, at, body }: Signed, secrets: readonly string[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});
