import { z } from '@cartaviva/config';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { WebhookCertificates } from './webhook-certificates';
import { PayPalAccount } from './paypal-account';

/** Oldest accepted webhook in milliseconds. PayPal repeats an unacknowledged webhook for three days. */
const MAX_AGE_MS = 3 * 24 * 3_600_000;
/** Milliseconds that PayPal's clock may be ahead of ours. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

const signatureHeaders = z.object({
  'paypal-auth-algo': z.literal('SHA256withRSA'),
  'paypal-cert-url': z.url().max(500),
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,100}$/),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
  'paypal-transmission-sig': z.base64().max(1000),
});

/** Verifies the signatures of webhooks without a request to PayPal for each one. */
@Injectable()
export class WebhookSignatures {
  constructor(
    private readonly account: PayPalAccount,
    private readonly certificates: WebhookCertificates,
    private readonly clock: Clock,
  ) {}

  /** @param headers with lowercase names, as in Node */
  async verify(headers: WebhookHeaders, rawBody: string | Uint8Array): Promise<boolean> {
    const { data } = signatureHeaders.safeParse(headers);
    if (!data || !this.isRecent(data['paypal-transmission-time'])) return false;
    const key = await this.certificates.publicKey(data['paypal-cert-url']);
    if (!key) return false;
    const signed = [
      data['paypal-transmission-id'],
      data['paypal-transmission-time'],
      this.account.webhookId,
      crc32(rawBody),
    ].join('|');
    const signature = Buffer.from(data['paypal-transmission-sig'], 'base64');
    return verify('sha256', Buffer.from(signed), key, signature);
  }

  private isRecent(time: string): boolean {
    const ageMs = this.clock.now().getTime() - Date.parse(time);
    return ageMs < MAX_AGE_MS && ageMs > -MAX_CLOCK_SKEW_MS;
  }
}
