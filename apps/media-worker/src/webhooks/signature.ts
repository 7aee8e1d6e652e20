import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Returns a new secret of 24 random bytes in the format of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

interface Signed {
  readonly id: string;
  /** Time of this try. */
  readonly at: Date;
  readonly body: string;
}

/**
 * Returns the headers of Standard Webhooks.
 * @param secrets both secrets during a rotation. Each makes a signature, so a receiver that knows either one can
 * verify the delivery.
 */
export const signedHeaders = ({ id, at, body }: Signed, secrets: readonly string[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});
