import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { X509Certificate, type KeyObject } from 'node:crypto';
import { exchange } from './exchange';
import { PayPalAccount } from './paypal-account';
import { PayPalUnavailable } from './paypal.failures';

/** Number of cached certificates. PayPal changes its certificate only once in several years. */
const MAX_CACHED = 8;
const FETCH_TIMEOUT_MS = 1000;
/** Certificates fetched at a time. A webhook that needs one more is refused, and PayPal sends it again. */
const MAX_FETCHES = 2;
/** Milliseconds before an address that gave no certificate is fetched again. */
const FAILED_MS = 30_000;
/** Limits the remembered failures, because the sender of a webhook chooses its address. */
const MAX_FAILED = 1000;
const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;

interface Failure {
  /** Undefined if PayPal answered that the certificate does not exist. */
  readonly unavailable: PayPalUnavailable | undefined;
  /** Milliseconds of a monotonic clock. */
  readonly until: number;
}

/** The certificates that PayPal signs its webhooks with, each fetched once. */
@Injectable()
export class WebhookCertificates {
  private readonly origins: readonly string[];
  private readonly known = new Map<string, X509Certificate>();
  private readonly fetching = new Map<string, Promise<X509Certificate | undefined>>();
  private readonly failed = new Map<string, Failure>();

  constructor(
    { apiBase }: PayPalAccount,
    private readonly clock: Clock,
  ) {
    this.origins = certificateOrigins(apiBase);
  }

  /**
   * Returns undefined if the address is not PayPal's or has no currently valid certificate.
   * @throws PayPalUnavailable if PayPal does not answer, or too many certificates are being fetched
   */
  async publicKey(address: string): Promise<KeyObject | undefined> {
    // The sender of a webhook chooses this address, so it is checked before any request.
    const url = this.payPals(new URL(address));
    if (!url) return undefined;
    const certificate = this.known.get(url) ?? (await this.fetchOnce(url));
    if (!certificate || !this.holds(certificate)) return undefined;
    this.keep(url, certificate);
    return certificate.publicKey;
  }

  /** Normalizes an address, so that each is fetched once. Returns undefined if it is not PayPal's. */
  private payPals({ href, origin, pathname }: URL): string | undefined {
    const url = origin + pathname;
    // The address must have no credentials, query or fragment.
    const isPlain = href === url;
    return isPlain && this.origins.includes(origin) && PATH.test(pathname) ? url : undefined;
  }

  private fetchOnce(url: string): Promise<X509Certificate | undefined> {
    const failure = this.failed.get(url);
    if (failure && performance.now() < failure.until) return failed(failure);
    const started = this.fetching.get(url);
    if (started) return started;
    if (this.fetching.size >= MAX_FETCHES) {
      return Promise.reject(new PayPalUnavailable('too many certificates at once'));
    }
    const fetched = this.fetch(url).finally(() => this.fetching.delete(url));
    this.fetching.set(url, fetched);
    return fetched;
  }

  private async fetch(url: string): Promise<X509Certificate | undefined> {
    try {
      const { status, body } = await exchange(url, {
        signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      });
      if (status >= 500 || status === 429) throw new PayPalUnavailable(`HTTP ${status}`);
      const certificate = status === 200 ? certificateIn(String(body)) : undefined;
      if (!certificate) this.remember(url, undefined);
      return certificate;
    } catch (error) {
      if (error instanceof PayPalUnavailable) this.remember(url, error);
      throw error;
    }
  }

  private remember(url: string, unavailable: PayPalUnavailable | undefined): void {
    this.failed.delete(url);
    this.failed.set(url, { unavailable, until: performance.now() + FAILED_MS });
    forgetOldest(this.failed, MAX_FAILED);
  }

  private holds({ validFrom, validTo, publicKey }: X509Certificate): boolean {
    const now = this.clock.now().getTime();
    const inTime = Date.parse(validFrom) <= now && now < Date.parse(validTo);
    return inTime && publicKey.asymmetricKeyType === 'rsa';
  }

  private keep(url: string, certificate: X509Certificate): void {
    this.known.delete(url);
    this.known.set(url, certificate);
    forgetOldest(this.known, MAX_CACHED);
  }
}

const failed = ({ unavailable }: Failure): Promise<undefined> =>
  unavailable ? Promise.reject(unavailable) : Promise.resolve(undefined);

/** PayPal names its certificates by the API's older host as well as by the current one. */
function certificateOrigins(apiBase: string): readonly string[] {
  const payPals = /^https:\/\/api(?:-m)?\.((?:sandbox\.)?paypal\.com)$/.exec(apiBase);
  return payPals ? [`https://api.${payPals[1]}`, `https://api-m.${payPals[1]}`] : [apiBase];
}

function forgetOldest(entries: Map<string, unknown>, most: number): void {
  const [oldest] = entries.keys();
  if (oldest && entries.size > most) entries.delete(oldest);
}

function certificateIn(text: string): X509Certificate | undefined {
  try {
    return new X509Certificate(text);
  } catch {
    return undefined;
  }
}
