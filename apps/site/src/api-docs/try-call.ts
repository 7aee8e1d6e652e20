import type { Operation } from './operation';

export interface TriedCall {
  readonly operation: Operation;
  readonly key: string;
  /** Values by parameter name. Empty ones are not sent. */
  readonly values: Readonly<Record<string, string>>;
  readonly body?: string | File | FormData | undefined;
  /** Content type of the body. The browser sets it for a form. */
  readonly bodyType?: string | undefined;
}

export interface TriedAnswer {
  readonly status: number;
  readonly elapsedMs: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: TriedBody;
}

export type TriedBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image' | 'file'; readonly url: string; readonly type: string };

/** Returns the path of the call with its parameters filled in. It is relative to the current origin. */
export function addressOf({ operation: { path, parameters }, values }: TriedCall): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: where }) =>
      where === 'query' && values[name] ? [[name, values[name]]] : [],
    ),
  ).toString();
  return query ? `${address}?${query}` : address;
}

/** Makes the call as a program would, with the key and without the session cookie. */
export async function makeCall(call: TriedCall): Promise<TriedAnswer> {
  const { operation, key, values, body, bodyType } = call;
  const headers = new Headers(
    operation.parameters.flatMap(({ name, in: where }): [string, string][] =>
      where === 'header' && values[name] ? [[name, values[name]]] : [],
    ),
  );
  if (key) headers.set('authorization', `Bearer ${key}`);
  if (body && !(body instanceof FormData) && bodyType) headers.set('content-type', bodyType);
  const start = performance.now();
  const response = await fetch(addressOf(call), {
    method: operation.method,
    headers,
    credentials: 'omit',
    cache: 'no-store',
    ...(body !== undefined && { body }),
  });
  const blob = await response.blob();
  return {
    status: response.status,
    elapsedMs: Math.round(performance.now() - start),
    headers: [...response.headers],
    body: await bodyOf(blob),
  };
}

async function bodyOf(blob: Blob): Promise<TriedBody> {
  const { type, size } = blob;
  if (size === 0) return { kind: 'none' };
  if (/json/.test(type)) return { kind: 'text', text: readable(await blob.text()) };
  if (/^image\/(?!svg)/.test(type)) return { kind: 'image', url: URL.createObjectURL(blob), type };
  if (/^text\/(?!html)/.test(type)) return { kind: 'text', text: await blob.text() };
  return { kind: 'file', url: URL.createObjectURL(blob), type };
}

function readable(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
