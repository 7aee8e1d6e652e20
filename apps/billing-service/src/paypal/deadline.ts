import { setTimeout as pause } from 'node:timers/promises';
import { PayPalUnavailable } from './paypal.failures';

/** Longest wait for one answer, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 8000;
const FIRST_RETRY_MS = 100;
/** What an attempt needs to have a chance, in milliseconds. */
const MIN_ATTEMPT_TIMEOUT_MS = 200;

/** How long a caller waits in all, tries and pauses together; measured by no clock that can be set. */
export class Deadline {
  private readonly endsAt: number;

  constructor(withinMs: number) {
    this.endsAt = performance.now() + withinMs;
  }

  get leftMs(): number {
    return Math.max(0, this.endsAt - performance.now());
  }

  /** Aborts one try. */
  signal(): AbortSignal {
    return AbortSignal.timeout(Math.min(ATTEMPT_TIMEOUT_MS, Math.ceil(this.leftMs)));
  }

  /** Waits for what others wait for too, but no longer than this. */
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

  /** Tries again, ever later, while PayPal's absence may pass and there is time left. */
  async retry<T>(attempt: () => Promise<T>): Promise<T> {
    for (let longest = FIRST_RETRY_MS; ; longest *= 2) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof PayPalUnavailable) || !error.passing) throw error;
        // Callers that failed together do not come back together.
        const wait = Math.max(error.retryAfterMs, longest * (0.5 + Math.random() / 2));
        if (this.leftMs < wait + MIN_ATTEMPT_TIMEOUT_MS) throw error;
        await pause(wait);
      }
    }
  }
}
