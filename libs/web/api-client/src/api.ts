import { ApiError } from './api-error';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call<T>(method: Method, path: string, body?: object): Promise<T> {
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
  return (text ? JSON.parse(text) : undefined) as T;
}

/** The gateway's calls (specification §7): with the cookie, and JSON only when there is a payload. */
export const api = {
  get: <T>(path: string) => call<T>('GET', path),
  post: <T>(path: string, body?: object) => call<T>('POST', path, body),
  put: <T>(path: string, body?: object) => call<T>('PUT', path, body),
  delete: <T>(path: string) => call<T>('DELETE', path),
};
