/** Maximum pause after the first attempt. It doubles with every further attempt. */
const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 8_000;
/** Maximum delay that a server may request. After a longer one there is no retry, and the caller decides. */
const MAX_ASKED_MS = 60_000;

/**
 * Returns the milliseconds until the next attempt. This is the delay that the server requests plus a small jitter, or
 * an exponential backoff with full jitter, so that clients that failed together do not retry together. Returns
 * undefined if the server requests more than `MAX_ASKED_MS`.
 * @param attempt number of failed attempts before the current one
 */
export function retryDelayMs(
  attempt: number,
  headers?: Headers,
  random: () => number = Math.random,
): number | undefined {
  const asked = headers && askedDelayMs(headers);
  if (asked === undefined) {
    return random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** attempt);
  }
  return asked <= MAX_ASKED_MS ? asked + random() * FIRST_BACKOFF_MS : undefined;
}

/** Reads `Retry-After` (seconds or a date), or else the end of an exhausted window in `RateLimit`. */
function askedDelayMs(headers: Headers): number | undefined {
  const retryAfter = headers.get('Retry-After');
  if (retryAfter !== null) {
    const ms = Number(retryAfter) * 1000;
    const asked = Number.isNaN(ms) ? Date.parse(retryAfter) - Date.now() : ms;
    return Number.isNaN(asked) ? undefined : Math.max(0, asked);
  }
  const [, seconds] = /\br=0;t=(\d+)/.exec(headers.get('RateLimit') ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
