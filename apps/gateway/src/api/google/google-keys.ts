import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { LoadingCache } from '../../pipeline/cache/loading-cache';

/** Cache lifetime in milliseconds. Google rotates its keys every few days. */
const CACHE_TTL_MS = 3_600_000;
const FETCH_TIMEOUT_MS = 900;
const ALL = 'all';

type Keys = ReadonlyMap<string, string>;

/** Caches Google's public keys as PEM, keyed by their IDs. */
export class GoogleKeys {
  private readonly known: LoadingCache<Keys>;

  constructor(private readonly url: string) {
    this.known = new LoadingCache({
      load: () => this.load(),
      freshMs: CACHE_TTL_MS,
      maxWeight: 1,
      weigh: () => 1,
    });
  }

  /** Looks up a key. If it is not cached, fetches all keys once and rejects if Google does not answer. */
  async find(id: string, requestId: string): Promise<string | undefined> {
    const atHand = this.known.fresh(ALL)?.get(id);
    if (atHand) return atHand;
    this.known.forget(ALL);
    return (await this.known.get(ALL, requestId)).get(id);
  }

  private async load(): Promise<Keys> {
    const response = await fetch(this.url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`Google's keys: ${response.status}`);
    const { keys } = (await response.json()) as { keys: (JsonWebKey & { kid: string })[] };
    return new Map(keys.map((key) => [key.kid, pemOf(key)]));
  }
}

const pemOf = (key: JsonWebKey) =>
  createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
