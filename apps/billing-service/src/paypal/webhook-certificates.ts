import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { X509Certificate, type KeyObject } from 'node:crypto';
import type { Deadline } from './deadline';
import { exchange } from './exchange';
import { PayPalAccount } from './paypal-account';
import { PayPalUnavailable } from './paypal.failures';

/** PayPal changes its certificate once in years: more than these are not PayPal's. */
const MAX_CACHED = 8;
const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;

/** The certificates that PayPal signs its webhooks with, each fetched once. */
@Injectable()
export class WebhookCertificates {
  private readonly known = new Map<string, X509Certificate>();

  constructor(
    private readonly account: PayPalAccount,
    private readonly clock: Clock,
  ) {}

  /** Nothing where the address is not PayPal's, or what is there is no certificate that holds now. */
  async publicKey(url: string, deadline: Deadline): Promise<KeyObject | undefined> {
    // Before anything is fetched: whoever sends a webhook chooses this address.
    if (!this.isPayPals(new URL(url))) return undefined;
    const certificate = this.known.get(url) ?? (await this.fetch(url, deadline));
    if (!certificate || !this.holds(certificate)) return undefined;
    this.keep(url, certificate);
    return certificate.publicKey;
  }

  private isPayPals({ origin, protocol, hostname, port, pathname, search }: URL): boolean {
    const payPals = protocol === 'https:' && port === '' && /\.paypal\.com$/.test(hostname);
    return (origin === this.account.apiBase || payPals) && PATH.test(pathname) && search === '';
  }

  private fetch(url: string, deadline: Deadline): Promise<X509Certificate | undefined> {
    return deadline.retry(async () => {
      const { status, body } = await exchange(url, { signal: deadline.signal() });
      if (status >= 500 || status === 429)
        throw new PayPalUnavailable(`HTTP ${status}`, { passing: true });
      return status === 200 ? certificateIn(String(body)) : undefined;
    });
  }

  private holds({ validFrom, validTo, publicKey }: X509Certificate): boolean {
    const now = this.clock.now().getTime();
    const inTime = Date.parse(validFrom) <= now && now < Date.parse(validTo);
    return inTime && publicKey.asymmetricKeyType === 'rsa';
  }

  private keep(url: string, certificate: X509Certificate): void {
    this.known.delete(url);
    this.known.set(url, certificate);
    const [oldest] = this.known.keys();
    if (oldest && this.known.size > MAX_CACHED) this.known.delete(oldest);
  }
}

function certificateIn(text: string): X509Certificate | undefined {
  try {
    return new X509Certificate(text);
  } catch {
    return undefined;
  }
}
