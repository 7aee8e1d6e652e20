import { setTimeout as pause } from 'node:timers/promises';
import { PayPalUnavailable } from './paypal.failures';

/** Longest wait for one attempt, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 8000;
const FIRST_RETRY_MS = 100;
/** Shortest time that an attempt is worth starting with, in milliseconds. */
const MIN_ATTEMPT_TIMEOUT_MS = 200;

/** Time limit for all attempts of a call and the pauses between them. Uses a monotonic clock. */
export class Deadline {
  private readonly endsAt: number;

  constructor(withinMs: number) {
    this.endsAt = performance.now() + withinMs;
  }

  get leftMs(): number {
    return Math.max(0, this.endsAt - performance.now());
  }

  signal(): AbortSignal {
    return AbortSignal.timeout(Math.min(ATTEMPT_TIMEOUT_MS, Math.ceil(this.leftMs)));
  }

  /** Waits for a promise that other callers share, until the deadline. */
  async race<T>(shared: Promise<T>): Promise<T> {
    const ending = new AbortController();
    const late = pause(this.leftMs, undefined, { signal: ending.signal }).then(() => {
      throw new PayPalUnavailable('no answer in time', { passing: true });
    });
    try {
      return await Promise.race([shared, late]);
    } finally {
      ending.abort();
    }
  }

  /** Retries with exponential backoff while the failure may be temporary and time is left. */
  async retry<T>(attempt: () => Promise<T>): Promise<T> {
    for (let longest = FIRST_RETRY_MS; ; longest *= 2) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof PayPalUnavailable) || !error.passing) throw error;
        // Random jitter keeps callers that failed together from retrying together.
        const wait = Math.max(error.retryAfterMs, longest * (0.5 + Math.random() / 2));
        if (this.leftMs < wait + MIN_ATTEMPT_TIMEOUT_MS) throw error;
        await pause(wait);
      }
    }
  }
}
