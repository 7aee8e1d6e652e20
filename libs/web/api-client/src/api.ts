import type { Page } from '@cartaviva/contracts';
import { ApiError } from './api-error';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Answer<T> {
  readonly body: T;
  readonly headers: Headers;
}

async function ask<T>(method: Method, path: string, body?: object): Promise<Answer<T>> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return { body: (text ? JSON.parse(text) : undefined) as T, headers: response.headers };
}

async function call<T>(method: Method, path: string, body?: object): Promise<T> {
  return (await ask<T>(method, path, body)).body;
}

/** One page of a list; the whole list's length comes in a header (decisions, "HTTP conventions"). */
async function getPage<T>(path: string): Promise<Page<T>> {
  const { body: rows, headers } = await ask<T[]>('GET', path);
  return { rows, total: Number(headers.get('X-Total-Count') ?? rows.length) };
}

/** The gateway's calls (specification §7): with the cookie, and JSON only when there is a payload. */
export const api = {
  get: <T>(path: string) => call<T>('GET', path),
  getPage,
  post: <T>(path: string, body?: object) => call<T>('POST', path, body),
  put: <T>(path: string, body?: object) => call<T>('PUT', path, body),
  delete: <T>(path: string, body?: object) => call<T>('DELETE', path, body),
};
