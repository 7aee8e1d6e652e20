import type { Page } from '@cartaviva/contracts';
import { ApiError } from './api-error';
import { attempt, type Answer, type Call } from './attempt';
import { persist } from './persist';
import { forgetKeyOf, keyOf } from './write-keys';

interface Conditions {
  /** The version that is being changed: refused with 412 when there is a newer one. */
  readonly ifMatch?: number | undefined;
}

/** Writes of callers that the server may not know: a key says nothing there, so none is repeated. */
const UNKEYED = /^\/api\/(auth\/(?!profile$)|demo-requests$)/;

function callOf(
  method: Call['method'],
  path: string,
  body?: object,
  { ifMatch }: Conditions = {},
): Call {
  const file = body instanceof Blob ? body : undefined;
  return {
    method,
    path,
    payload: file ?? (body && JSON.stringify(body)),
    headers: {
      ...(body && {
        'Content-Type': file ? file.type || 'application/octet-stream' : 'application/json',
      }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    },
  };
}

/** Whether what was asked for was certainly done, or certainly not. */
const isKnown = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.retryAfterMs === 0;

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** A write with one key for all its attempts: whatever is lost on the way, it is done once. */
async function write<T>(...asked: Parameters<typeof callOf>): Promise<T> {
  const call = callOf(...asked);
  if (UNKEYED.test(call.path)) return (await attempt<T>(call)).body;
  let key: string | undefined;
  let attempts = 0;
  try {
    const { body } = await persist(call.path, () => {
      attempts += 1;
      key ??= keyOf(call);
      return attempt<T>({ ...call, headers: { ...call.headers, 'Idempotency-Key': key } });
    });
    forgetKeyOf(call);
    return body;
  } catch (error) {
    if (isKnown(error)) forgetKeyOf(call);
    // Gone at an attempt that nobody heard of: what was asked for is done.
    if (call.method === 'DELETE' && attempts > 1 && isMissing(error)) return undefined as T;
    throw error;
  }
}

const read = <T>(path: string): Promise<Answer<T>> => attempt<T>(callOf('GET', path));

/** One page of a list; the whole list's length comes in a header (decisions, "HTTP conventions"). */
async function getPage<T>(path: string): Promise<Page<T>> {
  const { body: rows, headers } = await read<T[]>(path);
  return { rows, total: Number(headers.get('X-Total-Count') ?? rows.length) };
}

/**
 * The gateway's calls (specification §7): with the cookie, and JSON, or a file as it is, only when there
 * is a payload. A read is made once; a write is sent again until its outcome is known.
 */
export const api = {
  get: async <T>(path: string) => (await read<T>(path)).body,
  getPage,
  post: <T>(path: string, body?: object) => write<T>('POST', path, body),
  put: <T>(path: string, body?: object, conditions?: Conditions) =>
    write<T>('PUT', path, body, conditions),
  delete: <T>(path: string, body?: object) => write<T>('DELETE', path, body),
};
