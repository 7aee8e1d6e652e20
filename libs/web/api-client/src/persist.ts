import { ApiError, isRefusal } from './api-error';
import { NoAnswer } from './no-answer';
import { WriteOnItsWay, type Hindrance, type WriteTraits } from './pending-writes';

const FIRST_PAUSE_MS = 400;
const MAX_PAUSE_MS = 15_000;
/** Maximum time for retries of a write while the server answers that it is unavailable. */
const REFUSAL_TIMEOUT_MS = 60_000;

const UNAVAILABLE = [429, 502, 503, 504];

/** Returns the reason for a retry, or undefined if the answer is final. */
function hindranceIn(error: unknown): Hindrance | undefined {
  if (error instanceof NoAnswer) return 'offline';
  if (isRefusal(error, 'write-under-way')) return 'slow';
  if (error instanceof ApiError && UNAVAILABLE.includes(error.status)) return 'unavailable';
  return undefined;
}

/** Exponential backoff. Half of it is random, so that browsers do not all retry at the same moment. */
const pauseAfter = (failures: number) =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (1 - Math.random() / 2);

/** Is true if a later retry of the same write may succeed. */
export const isHindered = (error: unknown): boolean => hindranceIn(error) !== undefined;

interface Persistence extends WriteTraits {
  /**
   * Maximum time for retries without an answer while the browser reports that it is online. The default is no limit.
   */
  readonly timeoutMs?: number;
}

/**
 * Repeats a write until it is answered. Without a connection it retries as long as the page is open; with an
 * unavailable server, for a minute. `attempt` must be idempotent. Rejects with the final answer or with the last
 * failure.
 */
export async function persist<Result>(
  path: string,
  attempt: () => Promise<Result>,
  { timeoutMs = Infinity, ...traits }: Persistence = {},
): Promise<Result> {
  const write = new WriteOnItsWay(path, traits);
  let troubledAt = 0;
  try {
    for (;;) {
      await write.turn();
      try {
        return await attempt();
      } catch (error) {
        const hindrance = hindranceIn(error);
        if (!hindrance) throw error;
        const now = performance.now();
        if (write.failures === 0) troubledAt = now;
        const asked = error instanceof ApiError ? error.retryAfterMs : 0;
        const pause = Math.max(pauseAfter(write.failures), asked);
        const unanswered = navigator.onLine ? timeoutMs : Infinity;
        const limit = hindrance === 'offline' ? unanswered : REFUSAL_TIMEOUT_MS;
        if (now + pause >= troubledAt + limit) throw error;
        await write.pause(hindrance, pause);
      }
    }
  } finally {
    write.end();
  }
}
