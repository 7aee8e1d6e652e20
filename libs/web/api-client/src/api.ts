import type { Page } from '@cartaviva/contracts';
import { urlOf, type CallOptions, type Method, type PathOf, type Reply } from '@cartaviva/sdk';
import { ApiError } from './api-error';
import { attempt, type Call } from './attempt';
import { persist } from './persist';
import { forgetKeyOf, keyOf } from './write-keys';

/** What follows the path of a call; nothing need where all of it may be left out. */
export type Arguments<Options> =
  Partial<Options> extends Options ? [options?: Options] : [options: Options];

interface AnyOptions {
  readonly params?: Parameters<typeof urlOf>[1] & { readonly header?: Record<string, string> };
  readonly body?: object | undefined;
}

/** Writes of callers that the server may not know: a key says nothing there, so none is repeated. */
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

/** Whether what was asked for was certainly done, or certainly not. */
const isKnown = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.retryAfterMs === 0;

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** A write with one key for all its attempts: whatever is lost on the way, it is done once. */
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
    // Gone at an attempt that nobody heard of: what was asked for is done.
    if (call.method === 'DELETE' && attempts > 1 && isMissing(error)) return undefined;
    throw error;
  }
}

const read = async (call: Call): Promise<unknown> => (await attempt(call)).body;

const calls =
  <M extends Method>(method: M, send: (call: Call) => Promise<unknown>) =>
  <Path extends PathOf<M>>(path: Path, ...[options]: Arguments<CallOptions<M, Path>>) =>
    send(callOf(method, path, options)) as Promise<Reply<M, Path>>;

/**
 * The gateway's calls (specification §7), typed by its OpenAPI document: with the cookie, and JSON, or a
 * file as it is, only when there is a payload. A read is made once; a write is sent again until its
 * outcome is known.
 */
export const api = {
  get: calls('get', read),
  post: calls('post', write),
  put: calls('put', write),
  patch: calls('patch', write),
  delete: calls('delete', write),
};

/**
 * A PUT that its caller stores, with its key, until this answers. It outlives the page, so leaving is not asked
 * about; sent again from another page with the same key, it is done once.
 */
export async function putStored<Path extends PathOf<'put'>>(
  key: string,
  path: Path,
  ...[options]: Arguments<CallOptions<'put', Path>>
): Promise<Reply<'put', Path>> {
  const { headers, ...call } = callOf('put', path, options);
  const keyed = { ...call, headers: { ...headers, 'Idempotency-Key': key } };
  const { body } = await persist(call.path, () => attempt(keyed), { isStored: true });
  return body as Reply<'put', Path>;
}

/** Reads an address that has its parameters in it, or that is no part of the API. */
export const readJson = <Json>(path: string) => read(callOf('get', path)) as Promise<Json>;

/** Reads one page of a list; the whole list's length comes in a header (decisions, "HTTP conventions"). */
export async function readPage<Row>(path: string): Promise<Page<Row>> {
  const { body, headers } = await attempt(callOf('get', path));
  const rows = body as Row[];
  return { rows, total: Number(headers.get('X-Total-Count') ?? rows.length) };
}

/** The header by which a change is refused with 412 when there is a newer version than this. */
export const ifMatch = (version: number | undefined) =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };
