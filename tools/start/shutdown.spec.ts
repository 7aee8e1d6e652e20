import { jest } from '@jest/globals';
import { Shutdown } from './shutdown.mjs';

describe('closing everything', () => {
  let exit: ReturnType<typeof jest.spyOn>;
  let shutdown: Shutdown;
  const steps: string[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
    for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockReturnValue();
    steps.length = 0;
    shutdown = new Shutdown();
    for (const name of ['engines', 'services']) shutdown.add(() => void steps.push(name));
    shutdown.onSignals();
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
    process.exitCode = undefined;
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'happens at %s, last begun first, and ends with 0',
    async (signal) => {
      expect(shutdown.hasBegun).toBe(false);
      process.emit(signal);
      expect(shutdown.hasBegun).toBe(true);
      await jest.advanceTimersByTimeAsync(0);
      expect(steps).toEqual(['services', 'engines']);
      expect(exit.mock.calls).toEqual([[0]]);
    },
  );

  it('is one for a signal that npm and the terminal both pass on', async () => {
    shutdown.add(() => new Promise<void>(() => {}));
    process.emit('SIGINT');
    await jest.advanceTimersByTimeAsync(20);
    process.emit('SIGINT');
    expect(exit).not.toHaveBeenCalled();
  });

  it('is given up at a second signal', async () => {
    shutdown.add(() => new Promise<void>(() => {}));
    process.emit('SIGINT');
    await jest.advanceTimersByTimeAsync(1500);
    process.emit('SIGINT');
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it('goes on after a step that failed, and ends with 1', async () => {
    shutdown.add(() => Promise.reject(new Error('stuck')));
    process.emit('SIGTERM');
    await jest.advanceTimersByTimeAsync(0);
    expect(steps).toEqual(['services', 'engines']);
    expect(exit.mock.calls).toEqual([[1]]);
  });
});
