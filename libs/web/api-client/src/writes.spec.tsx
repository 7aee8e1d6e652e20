import type { Schema } from '@cartaviva/sdk';
import { stubFetch, type StubReply } from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { api } from './api';
import { NoAnswer } from './no-answer';
import { hurryWrites, pendingWrites } from './pending-writes';

const CREATE = 'POST /api/menus/1/items';
const create = (name = 'Mangú') =>
  api.post('/api/menus/{menuId}/items', {
    params: { path: { menuId: '1' } },
    body: { name, price: '250' },
  });
const change = (itemId: string, body: Schema<'UpdateItemRequest'> = {}) =>
  api.put('/api/items/{itemId}', { params: { path: { itemId } }, body });
const remove = () => api.delete('/api/items/{itemId}', { params: { path: { itemId: '1' } } });
/** Idempotency keys of all calls so far, or of the calls whose body contains `name`. */
const keys = (name = '') =>
  jest
    .mocked(fetch)
    .mock.calls.filter(([, init]) => `${init?.body as string}`.includes(name))
    .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Fake server with idempotency: it performs a write with a new key and repeats the answer for a known key. */
function server(cut: () => boolean) {
  const done = new Map<string, unknown>();
  const calls = stubFetch({
    [CREATE]: (body, headers) => {
      const key = headers.get('Idempotency-Key')!;
      if (!done.has(key)) done.set(key, body);
      return cut() ? { isLost: true } : { status: 201, body: done.get(key) as object };
    },
  });
  return { calls, done };
}

const inOrder = (...replies: StubReply[]) => {
  let at = 0;
  return () => replies[Math.min(at++, replies.length - 1)]!;
};
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.message,
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a write', () => {
  it('has a key of its own, and the next one another', async () => {
    server(() => false);
    await create();
    await create();
    const [first, second] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  it('whose reply is lost is sent again under its key, and done once', async () => {
    let times = 0;
    const { calls, done } = server(() => (times += 1) <= 2);
    const created = outcome(create());
    await later(3_000);
    expect(await created).toBe('done');
    expect(calls).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(done.size).toBe(1);
  });

  it('is told about while there is no connection, and sent when it is back', async () => {
    let isCut = true;
    const { done } = server(() => isCut);
    const created = outcome(create());
    await later(10_000);
    expect(pendingWrites()).toEqual([{ path: '/api/menus/1/items', hindrance: 'offline' }]);
    isCut = false;
    window.dispatchEvent(new Event('online'));
    await later(0);
    expect(await created).toBe('done');
    expect(pendingWrites()).toEqual([]);
    expect(done.size).toBe(1);
  });

  it('goes on for hours without a connection, and a press hurries it', async () => {
    let isCut = true;
    server(() => isCut);
    const created = outcome(create());
    await later(3 * 3_600_000);
    isCut = false;
    hurryWrites();
    await later(0);
    expect(await created).toBe('done');
  });

  it('is asked for again after 503, no sooner than it was told, and said to be late', async () => {
    const busy = { status: 503, headers: { 'Retry-After': '2' }, body: { error: 'Vuelve luego.' } };
    const calls = stubFetch({ [CREATE]: inOrder(busy, busy, { status: 201, body: {} }) });
    const created = outcome(create());
    await later(1_900);
    expect(calls).toHaveLength(1);
    expect(pendingWrites()).toMatchObject([{ hindrance: 'unavailable' }]);
    await later(3_000);
    expect(await created).toBe('done');
    expect(new Set(keys()).size).toBe(1);
  });

  it('is given up after a minute of 503; pressed again, it still has the key of the first time', async () => {
    stubFetch({ [CREATE]: { status: 503, body: {} } });
    const created = outcome(create());
    await later(61_000);
    expect(await created).toBe('503: {}');
    const again = outcome(create());
    const other = outcome(create('Flan'));
    await later(121_000);
    await Promise.all([again, other]);
    const [first, ...more] = [...new Set(keys('Mangú'))];
    expect(more).toEqual([]);
    expect(new Set(keys('Flan')).size).toBe(1);
    expect(keys('Flan')).not.toContain(first);
  });

  it('waits for its first attempt where that is still under way', async () => {
    const type = 'urn:cartaviva:problem:write-under-way';
    const underWay = { status: 409, headers: { 'Retry-After': '1' }, body: { type } };
    stubFetch({
      [CREATE]: inOrder({ isLost: true }, underWay, { status: 201, body: {} }),
    });
    const created = outcome(create());
    await later(3_000);
    expect(await created).toBe('done');
    expect(new Set(keys()).size).toBe(1);
  });

  it.each([400, 401, 402, 404, 409, 412, 422, 500, 507])(
    'is not repeated after %d',
    async (status) => {
      const calls = stubFetch({ [CREATE]: { status, body: {} } });
      expect(await outcome(create())).toBe(`${status}: {}`);
      expect(calls).toHaveLength(1);
    },
  );

  it('that deletes is done when it is sent again and nothing is there', async () => {
    const gone = { status: 404, body: {} };
    stubFetch({ 'DELETE /api/items/1': inOrder({ status: 503 }, gone) });
    const deleted = outcome(remove());
    await later(1_000);
    expect(await deleted).toBe('done');
    stubFetch({ 'DELETE /api/items/1': gone });
    expect(await outcome(remove())).toBe('404: {}');
  });

  it('that is told to come back in an hour fails at once', async () => {
    const calls = stubFetch({
      [CREATE]: { status: 429, headers: { 'Retry-After': '3600' }, body: {} },
    });
    expect(await outcome(create())).toBe('429: {}');
    expect(calls).toHaveLength(1);
  });

  it('that was lost before it was told to come back in an hour has its key when pressed again', async () => {
    const full = { status: 429, headers: { 'Retry-After': '3600' }, body: {} };
    stubFetch({ [CREATE]: inOrder({ isLost: true }, full, { status: 201, body: {} }) });
    const created = outcome(create());
    await later(1_000);
    expect(await created).toBe('429: {}');
    expect(await outcome(create())).toBe('done');
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('that hears nothing is cut off and sent again', async () => {
    const calls = stubFetch({ [CREATE]: { status: 201, body: {} } });
    const answer = jest.mocked(fetch).getMockImplementation()!;
    jest.mocked(fetch).mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init!.signal!.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    jest.mocked(fetch).mockImplementation(answer);
    const created = outcome(create());
    await later(4_500);
    expect(pendingWrites()).toMatchObject([{ hindrance: 'slow' }]);
    await later(4_500);
    expect(await created).toBe('done');
    expect(calls).toHaveLength(1);
  });

  it('of the same thing waits for the one before it; others that were made offline keep their order', async () => {
    let isCut = true;
    const reply = () => (isCut ? { isLost: true } : {});
    const calls = stubFetch({
      'PUT /api/items/1': reply,
      'PUT /api/items/2': reply,
      'PUT /api/menus/1/order': reply,
    });
    const all = Promise.all([
      change('1', { isAvailable: false }),
      change('1', { isAvailable: true }),
      change('2', { isAvailable: false }),
    ]);
    await later(500);
    const places = { categories: [], items: [] };
    const order = api.put('/api/menus/{menuId}/order', {
      params: { path: { menuId: '1' } },
      body: places,
    });
    await later(500);
    isCut = false;
    const before = calls.length;
    window.dispatchEvent(new Event('online'));
    await later(1);
    await Promise.all([all, order]);
    expect(calls.slice(before).map(({ call, body }) => [call, body])).toEqual([
      ['PUT /api/items/1', { isAvailable: false }],
      ['PUT /api/items/1', { isAvailable: true }],
      ['PUT /api/items/2', { isAvailable: false }],
      ['PUT /api/menus/1/order', places],
    ]);
  });

  it('that alone cannot get through does not hold the others for ever', async () => {
    stubFetch({ [CREATE]: { isLost: true }, 'PUT /api/items/2': {} });
    void create();
    await later(100);
    const other = outcome(change('2'));
    await later(20_000);
    expect(await other).toBe('done');
    stubFetch({ [CREATE]: {} });
    await later(20_000);
    expect(pendingWrites()).toEqual([]);
  });

  it('is asked about when the page is left, and only until it is answered', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    stubFetch({ [CREATE]: inOrder({ isLost: true }, { status: 201, body: {} }) });
    const created = create();
    expect(leave()).toBe(true);
    await later(1_000);
    await created;
    expect(leave()).toBe(false);
  });
});

describe('what is made again after a deletion', () => {
  it('is a new write, though nobody heard how the first one ended', async () => {
    stubFetch({ [CREATE]: { status: 500 }, 'DELETE /api/items/1': { status: 204 } });
    await outcome(create());
    await outcome(create());
    expect(new Set(keys()).size).toBe(1);
    await remove();
    await outcome(create());
    expect(new Set(keys('Mangú')).size).toBe(2);
  });
});

describe('what has no key', () => {
  it.each(['/api/auth/login', '/api/auth/register', '/api/demo-requests'] as const)(
    'a write to %s, by somebody nobody knows: it is made once',
    async (path) => {
      stubFetch({ [`POST ${path}`]: { isLost: true } });
      await expect(api.post(path, { body: {} as never })).rejects.toThrow(NoAnswer);
      expect(keys()).toEqual([null]);
    },
  );

  it('a read: it is made once, and given up when nothing is heard', async () => {
    stubFetch({ 'GET /api/menus': inOrder({ isLost: true }, { status: 503 }) });
    await expect(api.get('/api/menus')).rejects.toThrow(NoAnswer);
    await expect(api.get('/api/menus')).rejects.toThrow('503');
    expect(keys()).toEqual([null, null]);
  });

  it('unlike the profile, which its owner changes', async () => {
    stubFetch({ 'PUT /api/auth/profile': {} });
    await api.put('/api/auth/profile', { body: {} });
    expect(keys()).toEqual([expect.any(String)]);
  });
});
