import { setImmediate } from 'node:timers/promises';
import { FairSemaphore } from './fair-semaphore';

const LIMITS = { atOnce: 2, atOncePerOwner: 1, maxWaiting: 4, maxWaitingPerOwner: 2 };

/** Tasks that end on demand, and the order in which they began. */
function tasks(maxWaitMs = 60_000) {
  const semaphore = new FairSemaphore(LIMITS);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string) =>
    semaphore.acquire(name[0]!, maxWaitMs).then((end) => {
      begun.push(name);
      ends.set(name, end);
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await setImmediate();
  };
  return { semaphore, begun, ask, end };
}

describe('tasks of several owners', () => {
  it('run as many at once as there is room for, one of each owner', async () => {
    const { ask, begun, end } = tasks();
    const asked = ['a1', 'a2', 'b1', 'c1'].map(ask);
    await setImmediate();
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    await Promise.all(asked);
  });

  it('are refused when one owner has too many waiting, while another’s are not', async () => {
    const { ask, begun, end } = tasks();
    const asked = ['a1', 'a2', 'a3', 'b1'].map(ask);
    await expect(ask('a4')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const last = ask('c1');
    await end('b1').then(() => last);
    for (const name of ['a1', 'a2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
    await Promise.all(asked);
  });

  it('are refused when too many wait in all', async () => {
    const { ask, end, semaphore } = tasks();
    const names = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'];
    const asked = names.map(ask);
    await setImmediate();
    expect(semaphore.waiting).toBe(4);
    await expect(ask('g1')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    for (const name of names) await end(name);
    await Promise.all(asked);
  });

  it('are refused when their turn does not come in time, and take no turn afterwards', async () => {
    const { ask, begun, end, semaphore } = tasks(1);
    await Promise.all([ask('a1'), ask('b1')]);
    await expect(ask('c1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(semaphore.waiting).toBe(0);
    await end('a1');
    await ask('d1');
    expect(begun).toEqual(['a1', 'b1', 'd1']);
  });
});
