import { jest } from '@jest/globals';
import { retryingFetch } from './retrying-fetch';

const URL = 'https://cartaviva.do/api/menus';

type Outcome = number | Error | ((request: Request) => Promise<Response>);

describe('a request that is sent again', () => {
  const attempts: { key: string | null; body: string }[] = [];
  beforeEach(() => {
    attempts.splice(0);
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  /** Runs a request with one outcome for each attempt, and advances the timers over the pauses. */
  async function send(
    outcomes: readonly Outcome[],
    init: RequestInit & { retryAfter?: string } = {},
    maxRetries = 4,
  ) {
    const { retryAfter, ...request } = init;
    const headers: Record<string, string> = retryAfter ? { 'Retry-After': retryAfter } : {};
    const fetch = retryingFetch({
      maxRetries,
      timeoutMs: 5000,
      send: async (sent) => {
        const outcome = outcomes[Math.min(attempts.length, outcomes.length - 1)]!;
        attempts.push({ key: sent.headers.get('Idempotency-Key'), body: await sent.text() });
        if (typeof outcome === 'function') return outcome(sent);
        if (outcome instanceof Error) throw outcome;
        return new Response(null, { status: outcome, headers });
      },
    });
    const result = fetch(new Request(URL, request)).then(
      ({ status }) => status,
      ({ name, message, cause }: Error) =>
        cause ? `${(cause as Error).name} of ${message}` : name,
    );
    await jest.advanceTimersByTimeAsync(120_000);
    return result;
  }

  const write = { method: 'POST', body: '{"name":"Cena"}' };

  it.each([408, 429, 502, 503, 504])('is answered after %d', async (status) => {
    expect(await send([status, status, 200])).toBe(200);
    expect(attempts).toHaveLength(3);
  });

  it.each([200, 204, 304, 400, 401, 402, 403, 404, 412, 422, 500])(
    'is not needed after %d',
    async (status) => {
      expect(await send([status, 200])).toBe(status);
      expect(attempts).toHaveLength(1);
    },
  );

  it('is needed while the same write is under way, and after no other conflict', async () => {
    expect(await send([409, 201], { ...write, retryAfter: '1' })).toBe(201);
    attempts.splice(0);
    expect(await send([409, 201], write)).toBe(409);
    expect(attempts).toHaveLength(1);
  });

  it('is sent when the network failed', async () => {
    expect(await send([new TypeError('fetch failed'), 200])).toBe(200);
  });

  it('is the same write at every attempt', async () => {
    expect(await send([new TypeError('fetch failed'), 503, 201], write)).toBe(201);
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts.map(({ body }) => body))).toEqual(new Set([write.body]));
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
    expect(attempts[0]!.key).not.toBeNull();
  });

  it('is given up with the last answer, or with the last failure', async () => {
    expect(await send([503], write, 2)).toBe(503);
    expect(attempts).toHaveLength(3);
    attempts.splice(0);
    expect(await send([new TypeError('fetch failed')], write, 2)).toBe(
      `TypeError of POST ${URL}: fetch failed`,
    );
    expect(attempts).toHaveLength(3);
    attempts.splice(0);
    expect(await send([503, 201], write, 0)).toBe(503);
    expect(attempts).toHaveLength(1);
  });

  it('is not sent when the server asks for an hour', async () => {
    expect(await send([429, 200], { retryAfter: '3600' })).toBe(429);
    expect(attempts).toHaveLength(1);
  });

  const neverAnswered = (request: Request) =>
    new Promise<Response>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
    );

  it('is sent after an attempt that nobody answered in time', async () => {
    expect(await send([neverAnswered, 200])).toBe(200);
    expect(await send([neverAnswered], {}, 1)).toBe(
      `TimeoutError of GET ${URL}: No answer in time`,
    );
  });

  it('ends with the caller’s signal, on its way and in a pause', async () => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), 1000);
    expect(await send([neverAnswered, 200], { signal: stopping.signal })).toBe('AbortError');
    expect(attempts).toHaveLength(1);
    attempts.splice(0);
    const pausing = new AbortController();
    setTimeout(() => pausing.abort(), 1000);
    const { signal } = pausing;
    expect(await send([503, 200], { signal, retryAfter: '30' })).toBe('AbortError');
    expect(attempts).toHaveLength(1);
  });
});
