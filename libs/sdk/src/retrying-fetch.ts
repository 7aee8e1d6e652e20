import { retryDelayMs } from './retry-delay';
import { wait } from './wait';

export interface RetryOptions {
  /** Maximum number of retries after the first attempt; 0 disables retries. The default is 4. */
  readonly maxRetries: number;
  /** Maximum wait until the response to one attempt begins, in milliseconds. The default is 30,000. */
  readonly timeoutMs: number;
}

export interface Sending extends RetryOptions {
  readonly send: (request: Request) => Promise<Response>;
}

/** Status codes of temporary failures: a timeout, a rate limit or an unavailable service. */
const RETRYABLE = new Set([408, 429, 502, 503, 504]);

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * `fetch` that retries a request if no response arrives or if the response allows a retry. All attempts of a write
 * share one `Idempotency-Key`, so that the server performs it once.
 *
 * It ends in one of three ways: it returns the last response unchanged, it throws an error that names the address and
 * has the last network failure as its cause, or it throws the reason of the caller's `AbortSignal`.
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

/** A 409 with `Retry-After` means that the same write is still in progress. Any other conflict is permanent. */
const isRetryable = ({ status, headers }: Response): boolean =>
  RETRYABLE.has(status) || (status === 409 && headers.has('Retry-After'));

/** Message such as `GET https://cartaviva.do/api/menus: fetch failed`. The original error becomes the cause. */
const failureOf = ({ method, url }: Request, error: unknown): string =>
  `${method} ${url}: ${(error as Partial<Error> | undefined)?.message ?? String(error)}`;

/** Makes one attempt. The timeout applies until the response begins, the caller's signal until its body ends. */
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
