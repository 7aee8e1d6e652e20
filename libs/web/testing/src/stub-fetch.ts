import { jest } from '@jest/globals';

/** What one call is answered: a status and, with it, a body and headers. */
export interface StubReply {
  readonly status?: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RecordedCall {
  readonly call: string;
  readonly body: unknown;
}

/**
 * Puts a network of fixed answers in the place of `fetch`: `{'GET /api/menus': {body: []}}`; a
 * function decides anew for every call. Gives the calls made; one that is not listed fails.
 */
export function stubFetch(
  replies: Record<string, StubReply | ((body: unknown) => StubReply)>,
): RecordedCall[] {
  const calls: RecordedCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const call = `${init?.method ?? 'GET'} ${path}`;
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ call, body: sent });
    const listed = replies[call];
    if (!listed) return Promise.reject(new TypeError(`No answer for ${call}`));
    const { status = 200, body, headers } = typeof listed === 'function' ? listed(sent) : listed;
    return Promise.resolve(
      new Response(body ? JSON.stringify(body) : null, {
        status,
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    );
  });
  return calls;
}
