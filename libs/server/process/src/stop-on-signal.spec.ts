import { jest } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import { Lifecycle } from './lifecycle';
import { stopOnSignal } from './stop-on-signal';

const logger = { info: () => {}, warn: () => {}, error: () => {} } as unknown as Logger;

/** Starts to stop a process with `signal`. Its application closes when `closed` is called. */
function stopping(signal: NodeJS.Signals) {
  const lifecycle = new Lifecycle();
  let closed = () => {};
  const close = jest.fn(() => new Promise<void>((resolve) => (closed = resolve)));
  const app = { get: () => lifecycle, close } as unknown as INestApplication;
  stopOnSignal(app, logger, { drainMs: 5000 });
  process.emit(signal);
  return { lifecycle, close, closed: () => closed() };
}

describe('a process that is told to stop', () => {
  let exit: ReturnType<typeof jest.spyOn>;

  beforeEach(() => {
    jest.useFakeTimers();
    exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.removeAllListeners(signal);
  });

  it('is not ready at once, closes when balancers have noticed, and exits 0', async () => {
    const { lifecycle, close, closed } = stopping('SIGTERM');
    expect(lifecycle.isDraining).toBe(true);
    await jest.advanceTimersByTimeAsync(4999);
    expect(close).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(close).toHaveBeenCalledTimes(1);
    closed();
    await jest.advanceTimersByTimeAsync(0);
    expect(exit.mock.calls).toEqual([[0]]);
  });

  it.each(['SIGINT', 'SIGHUP'] as const)('by %s does not wait for balancers', async (signal) => {
    const { lifecycle, close } = stopping(signal);
    await jest.advanceTimersByTimeAsync(0);
    expect(lifecycle.isDraining).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('twice ends at once', () => {
    stopping('SIGTERM');
    expect(exit).not.toHaveBeenCalled();
    process.emit('SIGTERM');
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it('and does not manage ends with 1 after the grace', async () => {
    stopping('SIGINT');
    await jest.advanceTimersByTimeAsync(19_999);
    expect(exit).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(exit.mock.calls).toEqual([[1]]);
  });
});
