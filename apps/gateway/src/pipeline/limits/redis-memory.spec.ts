import { jest } from '@jest/globals';
import { RedisMemory } from './redis-memory';
import type { SharedRedis } from './shared-redis';

const GIGABYTE = 1e9;

describe('what Redis uses of its memory', () => {
  const info = jest.fn<() => Promise<string>>();
  let memory: RedisMemory;

  beforeEach(() => {
    jest.useFakeTimers();
    info.mockReset();
    memory = new RedisMemory({ connection: { info } } as unknown as SharedRedis);
  });
  afterEach(() => {
    memory.onApplicationShutdown();
    jest.useRealTimers();
  });

  const isUsing = (used: number, { maxmemory = 0, machine = 8 * GIGABYTE } = {}) =>
    info.mockResolvedValue(
      `used_memory:${used}\r\ntotal_system_memory:${machine}\r\nmaxmemory:${maxmemory}\r\n`,
    );

  it('is scarce past half of its maxmemory', async () => {
    isUsing(0.6 * GIGABYTE, { maxmemory: GIGABYTE });
    expect(await memory.isScarce()).toBe(true);
  });

  it('is not scarce before that', async () => {
    isUsing(0.4 * GIGABYTE, { maxmemory: GIGABYTE });
    expect(await memory.isScarce()).toBe(false);
  });

  it.each([
    [3.9, false],
    [4.1, true],
  ])('is that of its machine without a maxmemory: of 8 GB, %s', async (used, isScarce) => {
    isUsing(used * GIGABYTE);
    expect(await memory.isScarce()).toBe(isScarce);
  });

  it('is asked for once in ten seconds, and again after them', async () => {
    isUsing(0.4 * GIGABYTE, { maxmemory: GIGABYTE });
    await Promise.all([memory.isScarce(), memory.isScarce()]);
    isUsing(0.6 * GIGABYTE, { maxmemory: GIGABYTE });
    jest.advanceTimersByTime(9000);
    expect([await memory.isScarce(), info.mock.calls.length]).toEqual([false, 1]);
    jest.advanceTimersByTime(2000);
    expect([await memory.isScarce(), info.mock.calls.length]).toEqual([true, 2]);
  });

  it('is not scarce while Redis does not say', async () => {
    info.mockRejectedValue(new Error('Redis is away'));
    expect(await memory.isScarce()).toBe(false);
  });
});
