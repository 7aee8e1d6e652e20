import type { Page } from '@cartaviva/contracts';
import { urlOf, type CallOptions, type Method, type PathOf, type Reply } from '@cartaviva/sdk';
import { ApiError } from './api-error';
import type { paths } from './schema';
import { attempt, type Call } from './attempt';
import { persist } from './persist';
import { forgetKeyOf, keyOf } from './write-keys';

/** Parameters of a call after its path. They are optional if every option is optional. */
export type Arguments<Options> =
  Partial<Options> extends Options ? [options?: Options] : [options: Options];

interface AnyOptions {
  readonly params?: Parameters<typeof urlOf>[1] & { readonly header?: Record<string, string> };
  readonly body?: object | undefined;
}

/**
 * Writes of visitors without a session. The server ignores their idempotency keys, so the client never retries them.
 */
const UNKEYED = /^\/api\/(auth\/(?!profile$)|demo-requests$|invitations\/look$)/;

function callOf(method: Method, path: string, { params, body }: AnyOptions = {}): Call {
  const file = body instanceof Blob ? body : undefined;
  return {
    method: method.toUpperCase() as Call['method'],
    path: urlOf(path, params),
    payload: file ?? (body && JSON.stringify(body)),
    headers: {
      ...(body && {
        'Content-Type': file ? file.type || 'application/octet-stream' : 'application/json',
      }),
      ...params?.header,
    },
  };
}

/** Is true if the server certainly performed or certainly rejected the write. */
const isKnown = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.retryAfterMs === 0;

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Sends a write with one key for all its attempts, so that the server performs it once. */
async function write(call: Call): Promise<unknown> {
  if (UNKEYED.test(call.path)) return (await attempt(call)).body;
  let key: string | undefined;
  let attempts = 0;
  try {
    const { body } = await persist(call.path, () => {
      attempts += 1;
      key ??= keyOf(call);
      return attempt({ ...call, headers: { ...call.headers, 'Idempotency-Key': key } });
    });
    forgetKeyOf(call);
    return body;
  } catch (error) {
    if (isKnown(error)) forgetKeyOf(call);
    // An earlier attempt deleted the resource, but its response was lost.
    if (call.method === 'DELETE' && attempts > 1 && isMissing(error)) return undefined;
    throw error;
  }
}

const read = async (call: Call): Promise<unknown> => (await attempt(call)).body;

const calls =
  <M extends Method>(method: M, send: (call: Call) => Promise<unknown>) =>
  <Path extends PathOf<M, paths>>(
    path: Path,
    ...[options]: Arguments<CallOptions<M, Path, paths>>
  ) =>
    send(callOf(method, path, options)) as Promise<Reply<M, Path, paths>>;

/**
 * Calls to the gateway (specification §7), typed by its OpenAPI document. They send the cookie and, if there is a
 * payload, JSON or an unchanged file. A read is sent once; a write is retried until its outcome is known.
 */
export const api = {
  get: calls('get', read),
  post: calls('post', write),
  put: calls('put', write),
  patch: calls('patch', write),
  delete: calls('delete', write),
};

/**
 * Sends a PUT that the caller stores with its key until this resolves. The stored write survives the page, so leaving
 * the page needs no confirmation. Another page can send it again with the same key, and the server performs it once.
 */
export async function putStored<Path extends PathOf<'put', paths>>(
  key: string,
  path: Path,
  ...[options]: Arguments<CallOptions<'put', Path, paths>>
): Promise<Reply<'put', Path, paths>> {
  const { headers, ...call } = callOf('put', path, options);
  const keyed = { ...call, headers: { ...headers, 'Idempotency-Key': key } };
  const { body } = await persist(call.path, () => attempt(keyed), { isStored: true });
  return body as Reply<'put', Path, paths>;
}

/** Reads a path that already contains its parameters, or that is not part of the API. */
export const readJson = <Json>(path: string) => read(callOf('get', path)) as Promise<Json>;

/** Reads one page of a list. A header has the length of the whole list (decisions, "HTTP conventions"). */
export async function readPage<Row>(path: string): Promise<Page<Row>> {
  const { body, headers } = await attempt(callOf('get', path));
  const rows = body as Row[];
  return { rows, total: Number(headers.get('X-Total-Count') ?? rows.length) };
}

/** Header that makes the server refuse a change with 412 if there is a newer version. */
export const ifMatch = (version: number | undefined) =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };
