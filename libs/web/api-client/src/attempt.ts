import { ApiError } from './api-error';
import { NoAnswer } from './no-answer';
import { noteUnauthorized } from './session-end';

/**
 * Timeout for an answer. The gateway answers within 5 s (decisions, "HTTP conventions"); the rest is for the
 * connection.
 */
const ANSWER_TIMEOUT_MS = 8_000;
/** Timeout for the body of a long response, from its beginning. */
const BODY_TIMEOUT_MS = 30_000;
/** Speed of a slow upload. The timeout grows with the size of the payload at this rate. */
const UPLOAD_BYTES_PER_MS = 16;

/** Request of a call, identical for every attempt. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** JSON text, or an unchanged file. */
  readonly payload: string | Blob | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * Makes a call once. Rejects with `ApiError` if the server refuses it, and with `NoAnswer` on a timeout or a network
 * failure.
 */
export async function attempt({ method, path, payload, headers }: Call): Promise<Answer> {
  const stopping = new AbortController();
  const stopAfter = (ms: number) => setTimeout(() => stopping.abort(), ms);
  const sending = payload instanceof Blob ? payload.size : (payload?.length ?? 0);
  let timer = stopAfter(ANSWER_TIMEOUT_MS + sending / UPLOAD_BYTES_PER_MS);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers,
      signal: stopping.signal,
      ...(payload !== undefined && { body: payload }),
    });
    clearTimeout(timer);
    timer = stopAfter(BODY_TIMEOUT_MS);
    return answerOf(path, response, await response.text());
  } catch (error) {
    throw error instanceof ApiError ? error : new NoAnswer(error);
  } finally {
    clearTimeout(timer);
  }
}

function answerOf(path: string, response: Response, text: string): Answer {
  const { ok, status, statusText, headers } = response;
  if (status === 401) noteUnauthorized(path);
  if (!ok) throw new ApiError(status, statusText, text, retryAfterMs(headers));
  return { body: text ? (JSON.parse(text) as unknown) : undefined, headers };
}

/** Reads `Retry-After` in milliseconds. The gateway sends seconds, never a date. */
function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get('Retry-After'));
  return seconds > 0 ? seconds * 1000 : 0;
}
