import { ApiError, isRefusal } from './api-error';
import { NoAnswer } from './no-answer';
import { WriteOnItsWay, type Hindrance, type WriteTraits } from './pending-writes';

const FIRST_PAUSE_MS = 400;
const MAX_PAUSE_MS = 15_000;
/** How long a server that answers, but cannot do it yet, is asked again. */
const REFUSAL_TIMEOUT_MS = 60_000;

const UNAVAILABLE = [429, 502, 503, 504];

/** Why the attempt may be repeated; undefined for an answer that is final. */
function hindranceIn(error: unknown): Hindrance | undefined {
  if (error instanceof NoAnswer) return 'offline';
  if (isRefusal(error, 'write-under-way')) return 'slow';
  if (error instanceof ApiError && UNAVAILABLE.includes(error.status)) return 'unavailable';
  return undefined;
}

/** Grows with every failure; half of it is chance, so that not all browsers come back at once. */
const pauseAfter = (failures: number) =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (1 - Math.random() / 2);

/** Whether the same write, sent again later, may end otherwise. */
export const isHindered = (error: unknown): boolean => hindranceIn(error) !== undefined;

interface Persistence extends WriteTraits {
  /** How long to go on without an answer while the browser believes itself online; else for ever. */
  readonly timeoutMs?: number;
}

/**
 * Repeats a write until there is an answer: without a connection for as long as the page is open, with
 * a server that cannot do it yet for a minute. `attempt` must be harmless to repeat. Fails with the
 * answer that is final, or with the last one.
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
