import type { Page } from '@cartaviva/contracts';
import { ApiError } from './api-error';
import { noteUnauthorized } from './session-end';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Answer<T> {
  readonly body: T;
  readonly headers: Headers;
}

interface Conditions {
  /** The version that is being changed: refused with 412 when there is a newer one. */
  readonly ifMatch?: number | undefined;
}

async function ask<T>(
  method: Method,
  path: string,
  body?: object,
  { ifMatch }: Conditions = {},
): Promise<Answer<T>> {
  const file = body instanceof Blob ? body : undefined;
  const type = file ? file.type || 'application/octet-stream' : 'application/json';
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(body && { 'Content-Type': type }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    },
    ...(body && { body: file ?? JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status === 401) noteUnauthorized(path);
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return { body: (text ? JSON.parse(text) : undefined) as T, headers: response.headers };
}

async function call<T>(
  method: Method,
  path: string,
  body?: object,
  conditions?: Conditions,
): Promise<T> {
  return (await ask<T>(method, path, body, conditions)).body;
}

/** One page of a list; the whole list's length comes in a header (decisions, "HTTP conventions"). */
async function getPage<T>(path: string): Promise<Page<T>> {
  const { body: rows, headers } = await ask<T[]>('GET', path);
  return { rows, total: Number(headers.get('X-Total-Count') ?? rows.length) };
}

/** The gateway's calls (specification §7): with the cookie, and JSON, or a file as it is, only when there is a payload. */
export const api = {
  get: <T>(path: string) => call<T>('GET', path),
  getPage,
  post: <T>(path: string, body?: object) => call<T>('POST', path, body),
  put: <T>(path: string, body?: object, conditions?: Conditions) =>
    call<T>('PUT', path, body, conditions),
  delete: <T>(path: string, body?: object) => call<T>('DELETE', path, body),
};
