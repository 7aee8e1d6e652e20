import { DomainError } from '@cartaviva/contracts';
import { EventAttempts, GaveUp, pauseAfter } from './event-attempts';

const event = { id: 'e', name: 'menus.menu-changed', payload: {}, requestId: 'r', occurredAt: '' };

/** Creates attempts whose handler fails with each of `failures` in turn and then succeeds. */
function attempts(...failures: Error[]) {
  const pauses: number[] = [];
  let calls = 0;
  const handler = async () => {
    const failure = failures[calls];
    calls += 1;
    if (failure) throw failure;
  };
  const pause = async (ms: number) => void pauses.push(ms);
  const all = new EventAttempts(new Map([[event.name, handler]]), pause);
  return { run: (name = event.name) => all.run({ ...event, name }), pauses, calls: () => calls };
}

const failures = (count: number, failure = new Error('broken')) =>
  Array.from({ length: count }, () => failure);
const unavailable = new DomainError('UNAVAILABLE');

describe('attempts at an event', () => {
  it('pause longer after each failure, up to five seconds', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 20].map(pauseAfter);
    expect(pauses).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
  });

  it('end with the first success', async () => {
    const { run, calls, pauses } = attempts(...failures(4));
    await run();
    expect(calls()).toBe(5);
    expect(pauses).toEqual([200, 400, 800, 1600]);
  });

  it('end after the fifth failure with its reason', async () => {
    const { run, calls } = attempts(...failures(10));
    await expect(run()).rejects.toEqual(new GaveUp('Error: broken'));
    expect(calls()).toBe(5);
  });

  it('do not count while what the handler needs is unavailable', async () => {
    const { run, calls } = attempts(
      ...failures(20, unavailable),
      ...failures(4),
      ...failures(20, unavailable),
    );
    await run();
    expect(calls()).toBe(45);
  });

  it('are none for an event that nobody here listens to', async () => {
    const { run, calls } = attempts();
    await run('menus.other');
    expect(calls()).toBe(0);
  });
});
