import { jest } from '@jest/globals';

export interface StubReply {
  readonly status?: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection fails: the server may have processed the call, but no answer arrives. */
  readonly isLost?: boolean;
}

export interface RecordedCall {
  readonly call: string;
  readonly body: unknown;
}

/**
 * Replaces `fetch` with fixed answers: `{'GET /api/menus': {body: []}}`. A function computes the answer for each
 * call. A call without an entry gets a 501.
 * @returns the recorded calls
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
