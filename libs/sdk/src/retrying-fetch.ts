import { retryDelayMs } from './retry-delay';
import { wait } from './wait';

export interface RetryOptions {
  /** Attempts after the first one; 0 for none. Otherwise 4. */
  readonly maxRetries: number;
  /** Longest wait until the answer to one attempt begins, in milliseconds. Otherwise 30,000. */
  readonly timeoutMs: number;
}

export interface Sending extends RetryOptions {
  readonly send: (request: Request) => Promise<Response>;
}

/** Temporary: the server took too long, a limit was reached, a service is unavailable. */
const RETRYABLE = new Set([408, 429, 502, 503, 504]);

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * `fetch` that sends a request again when nothing answered, or when the answer says that trying again
 * makes sense. Every write has one `Idempotency-Key` for all its attempts, so that it is done once. It
 * ends with the last answer as it is, with an error that names the address and has the last failure of the
 * network as its cause, or with the reason of the caller's `AbortSignal`.
 */
export const retryingFetch =
  ({ send, maxRetries, timeoutMs }: Sending) =>
  async (request: Request): Promise<Response> => {
    if (!READS.has(request.method) && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', crypto.randomUUID());
    }
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= maxRetries;
      let answer: Response | undefined;
      try {
        answer = await sendOnce(request.clone(), send, timeoutMs);
        if (isLast || !isRetryable(answer)) return answer;
      } catch (error) {
        if (request.signal.aborted) throw error;
        if (isLast) throw new Error(failureOf(request, error), { cause: error });
      }
      const delayMs = retryDelayMs(attempt, answer?.headers);
      if (delayMs === undefined) return answer!;
      await answer?.body?.cancel();
      await wait(delayMs, request.signal);
    }
  };

/** A 409 with `Retry-After` says that the same write is still under way; any other conflict stays one. */
const isRetryable = ({ status, headers }: Response): boolean =>
  RETRYABLE.has(status) || (status === 409 && headers.has('Retry-After'));

/** `GET https://cartaviva.do/api/menus: fetch failed`; the error itself stays as the cause. */
const failureOf = ({ method, url }: Request, error: unknown): string =>
  `${method} ${url}: ${(error as Partial<Error> | undefined)?.message ?? String(error)}`;

/** One attempt; the time runs until its answer begins, the caller's signal until its body ends. */
async function sendOnce(request: Request, send: Sending['send'], timeoutMs: number) {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new DOMException('No answer in time', 'TimeoutError')),
    timeoutMs,
  );
  try {
    const signal = AbortSignal.any([request.signal, timeout.signal]);
    return await send(new Request(request, { signal }));
  } finally {
    clearTimeout(timer);
  }
}
