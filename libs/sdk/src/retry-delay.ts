/** Greatest pause after the first attempt; it doubles with every further one. */
const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 8_000;
/** A server that asks for more gets no other attempt: the caller decides. */
const MAX_ASKED_MS = 60_000;

/**
 * Milliseconds until the next attempt, `attempt` being the number of those that failed before this one:
 * what the server asks for and a little more, or an exponential pause with full jitter (so that
 * programs that failed together do not come back together). Undefined when it asks for too much.
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

/** `Retry-After`, in seconds or as a date, or else the end of a window that `RateLimit` says is used up. */
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
