import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { LoadingCache } from '../../pipeline/cache/loading-cache';

/** Google changes its keys every few days, in milliseconds. */
const CACHE_TTL_MS = 3_600_000;
const FETCH_TIMEOUT_MS = 900;
const ALL = 'all';

type Keys = ReadonlyMap<string, string>;

/** Google's public keys by their ids, as PEM. */
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

  /** Asks Google for a key that is not at hand: once, and rejects when Google does not answer. */
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
