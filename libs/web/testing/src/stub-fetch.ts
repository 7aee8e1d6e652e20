import { jest } from '@jest/globals';

/** What one call is answered: a status and, with it, a body and headers; or nothing at all. */
export interface StubReply {
  readonly status?: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection fails: whatever the server did with the call, no answer comes. */
  readonly isLost?: boolean;
}

export interface RecordedCall {
  readonly call: string;
  readonly body: unknown;
}

/**
 * Puts a network of fixed answers in the place of `fetch`: `{'GET /api/menus': {body: []}}`; a
 * function decides anew for every call. Gives the calls made; one that is not listed is answered 501.
 */
export function stubFetch(
  replies: Record<string, StubReply | ((body: unknown, headers: Headers) => StubReply)>,
): RecordedCall[] {
  const calls: RecordedCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const call = `${init?.method ?? 'GET'} ${path}`;
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ call, body: sent });
    const listed = replies[call] ?? { status: 501, body: { error: `No answer for ${call}` } };
    const reply = typeof listed === 'function' ? listed(sent, new Headers(init?.headers)) : listed;
    const { status = 200, body, headers, isLost } = reply;
    if (isLost) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      new Response(body ? JSON.stringify(body) : null, {
        status,
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    );
  });
  return calls;
}
