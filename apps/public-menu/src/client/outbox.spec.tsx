import { jest } from '@jest/globals';
import { resend, send } from './outbox';

const post = jest.fn<typeof fetch>();
const answers = (status: number) =>
  post.mockImplementation(() => Promise.resolve(new Response(null, { status })));
const sent = () =>
  post.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body)) as object]);
const settled = () => jest.advanceTimersByTimeAsync(0);

const HOUR_MS = 3_600_000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  post.mockReset();
  globalThis.fetch = post;
});
afterEach(() => jest.useRealTimers());

describe('what is counted of a diner', () => {
  it('is stored until it is acknowledged, for the page may be gone before', async () => {
    let acknowledge!: (answer: Response) => void;
    post.mockReturnValue(new Promise((resolve) => (acknowledge = resolve)));
    const sending = send('/api/menu-visits', { menuId: 'menu' });
    expect(localStorage).toHaveLength(1);
    acknowledge(new Response(null, { status: 202 }));
    await sending;
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['there is no network', () => post.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['the gateway is unavailable', () => answers(503)],
    ['too many send at once', () => answers(429)],
  ])('is sent again, with its age, when %s', async (_, fail) => {
    fail();
    await send('/api/menu-visits', { menuId: 'menu' });
    post.mockClear();
    answers(202);
    jest.advanceTimersByTime(HOUR_MS);
    resend();
    await settled();
    expect(sent()).toEqual([['/api/menu-visits', { menuId: 'menu', ageSeconds: 3600 }]]);
    resend();
    expect(post).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
  });

  it('is not sent again where the gateway will never take it', async () => {
    answers(400);
    await send('/api/menu-visits', { menuId: 'menu' });
    resend();
    expect(post).toHaveBeenCalledTimes(1);
  });

  it.each([
    [24 * HOUR_MS - 1000, 1],
    [24 * HOUR_MS, 0],
  ])('is sent again for a day: after %d ms, %d time(s)', async (ageMs, times) => {
    answers(503);
    await send('/api/menu-visits', { menuId: 'menu' });
    post.mockClear();
    answers(202);
    jest.advanceTimersByTime(ageMs);
    resend();
    await settled();
    expect(post).toHaveBeenCalledTimes(times);
    expect(localStorage).toHaveLength(0);
  });

  it('is forgotten after a day, and past ten', async () => {
    answers(503);
    await send('/api/menu-visits', { menuId: 'old' });
    jest.advanceTimersByTime(23 * HOUR_MS);
    for (let nth = 0; nth < 12; nth += 1) {
      await send('/api/menu-visits', { nth });
      jest.advanceTimersByTime(1);
    }
    post.mockClear();
    resend();
    await settled();
    expect(sent().map(([, body]) => body)).toEqual(
      Array.from({ length: 10 }, (_, nth) => ({ nth: 11 - nth })),
    );
    post.mockClear();
    jest.advanceTimersByTime(25 * HOUR_MS);
    resend();
    expect(post).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '{"a":1}', 'null'])('survives a storage that holds %s', async (broken) => {
    localStorage.setItem('cartaviva-unsent-1', broken);
    answers(202);
    resend();
    await send('/api/menu-visits', { menuId: 'menu' });
    expect(post).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
  });

  it('is sent by a browser that keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    answers(202);
    await send('/api/menu-visits', { menuId: 'menu' });
    expect(post).toHaveBeenCalledTimes(1);
  });
});
