import { jest } from '@jest/globals';
import { LoadingCache } from './loading-cache';

interface Page {
  readonly text: string;
}

/** Creates a cache whose loads the test settles. */
function watched(options: { maxWeight?: number; standsInFor?: (error: unknown) => boolean } = {}) {
  const loads: { key: string; answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const cache = new LoadingCache<Page>({
    load: (key) =>
      new Promise((resolve, reject) => {
        loads.push({ key, answer: (text) => resolve({ text }), fail: reject });
      }),
    freshMs: 60_000,
    maxWeight: 100,
    weigh: ({ text }) => text.length,
    ...options,
  });
  const get = (key: string) => cache.get(key, 'request');
  const load = async (key: string, text: string) => {
    const got = get(key);
    loads.at(-1)!.answer(text);
    await got;
  };
  return { cache, loads, get, load };
}

describe('the loading cache', () => {
  it('loads once for all who ask at once, and not again', async () => {
    const { loads, get } = watched();
    const all = Array.from({ length: 500 }, () => get('menu'));
    loads[0]!.answer('v1');
    expect(new Set(await Promise.all(all)).size).toBe(1);
    await get('menu');
    expect(loads).toHaveLength(1);
  });

  it('loads anew once a value is out of date', async () => {
    const { cache, loads, get, load } = watched();
    await load('menu', 'v1');
    cache.expire('menu');
    expect(cache.fresh('menu')).toBeUndefined();
    const second = get('menu');
    loads[1]!.answer('v2');
    expect(await second).toEqual({ text: 'v2' });
  });

  it('never keeps what began to load before its key went out of date', async () => {
    const { cache, loads, get } = watched();
    const early = get('menu');
    cache.expire('menu');
    const late = get('menu');
    loads[1]!.answer('new');
    await late;
    loads[0]!.answer('old');
    expect(await early).toEqual({ text: 'old' });
    expect(cache.fresh('menu')).toEqual({ text: 'new' });
  });

  it('lets what began to load before its key went out of date stand in, unless that was withheld', async () => {
    const { cache, loads, get } = watched({ standsInFor: () => true });
    const [early, other] = [get('menu'), get('other')];
    for (const key of ['menu', 'other']) cache.expire(key);
    cache.withhold('other');
    for (const { answer } of loads) answer('old');
    await Promise.all([early, other]);
    expect(cache.fresh('menu')).toBeUndefined();
    const [stale, withheld] = [get('menu'), get('other')];
    for (const { fail } of loads.slice(2)) fail(new Error('away'));
    expect(await stale).toEqual({ text: 'old' });
    await expect(withheld).rejects.toThrow('away');
  });

  it('puts everything out of date at once', async () => {
    const { cache, loads, get, load } = watched();
    await load('a', 'v1');
    const flying = get('b');
    cache.expireAll();
    loads[1]!.answer('v1');
    await flying;
    expect([cache.fresh('a'), cache.fresh('b')]).toEqual([undefined, undefined]);
  });

  it('lets the last known value stand in for a failure that it may, and asks again soon', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    const { cache, loads, get, load } = watched({ standsInFor: () => true });
    await load('menu', 'v1');
    cache.expire('menu');
    const stale = get('menu');
    loads[1]!.fail(new Error('away'));
    expect(await stale).toEqual({ text: 'v1' });
    expect(cache.fresh('menu')).toEqual({ text: 'v1' });
    jest.advanceTimersByTime(1001);
    expect(cache.fresh('menu')).toBeUndefined();
    jest.useRealTimers();
  });

  it('fails where nothing may stand in: another failure, or a value that was forgotten', async () => {
    const { cache, loads, get, load } = watched({
      standsInFor: (error) => (error as Error).message === 'away',
    });
    await load('menu', 'v1');
    cache.expire('menu');
    const broken = get('menu');
    loads[1]!.fail(new Error('broken'));
    await expect(broken).rejects.toThrow('broken');
    cache.forget('menu');
    const unavailable = get('menu');
    loads[2]!.fail(new Error('away'));
    await expect(unavailable).rejects.toThrow('away');
  });

  it('withholds a value until later news allow it again, or it is loaded', async () => {
    const { cache, loads, get, load } = watched({ standsInFor: () => true });
    await load('menu', 'v1');
    cache.withhold('menu');
    cache.expireAll();
    const withheld = get('menu');
    loads[1]!.fail(new Error('away'));
    await expect(withheld).rejects.toThrow('away');
    cache.expire('menu');
    const allowed = get('menu');
    loads[2]!.fail(new Error('away'));
    expect(await allowed).toEqual({ text: 'v1' });
    cache.withhold('menu');
    await load('menu', 'v2');
    cache.expire('menu');
    const loaded = get('menu');
    loads.at(-1)!.fail(new Error('away'));
    expect(await loaded).toEqual({ text: 'v2' });
  });

  it('holds no more than its weight, and lets go of what was asked for longest ago', async () => {
    const { cache, load } = watched({ maxWeight: 10 });
    await load('a', 'aaaa');
    await load('b', 'bbbb');
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    cache.fresh('a');
    later.mockRestore();
    await load('c', 'cccc');
    expect(['a', 'b', 'c'].map((key) => cache.fresh(key)?.text)).toEqual([
      'aaaa',
      undefined,
      'cccc',
    ]);
    await load('heavy', 'x'.repeat(11));
    await load('nothing', '');
    expect(['heavy', 'nothing', 'a'].map((key) => cache.fresh(key)?.text)).toEqual([
      undefined,
      undefined,
      'aaaa',
    ]);
  });
});
