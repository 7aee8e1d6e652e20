import { ApiError } from './api-error';
import { NoAnswer } from './no-answer';
import { noteUnauthorized } from './session-end';

/** The gateway answers within 5 s (decisions, "HTTP conventions"); the rest is for the connection. */
const ANSWER_TIMEOUT_MS = 8_000;
/** For a long answer once it has begun. */
const BODY_TIMEOUT_MS = 30_000;
/** A slow connection's upload: what is sent adds this much to the time for an answer. */
const UPLOAD_BYTES_PER_MS = 16;

/** One call as it is sent, the same at every attempt. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** JSON text, or a file as it is. */
  readonly payload: string | Blob | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly body: unknown;
  readonly headers: Headers;
}

/** Makes a call once. ApiError when it was refused, NoAnswer when nobody said anything in time. */
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

/** `Retry-After` in milliseconds; the gateway sends seconds, never a date. */
function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get('Retry-After'));
  return seconds > 0 ? seconds * 1000 : 0;
}
