import { setImmediate } from 'node:timers/promises';
import { DrawingTurns } from './drawing-turns';

describe('drawings', () => {
  it('are made one at a time, and the fourth is told to come back', async () => {
    const turns = new DrawingTurns();
    let [underWay, most] = [0, 0];
    const draw = async () => {
      most = Math.max(most, (underWay += 1));
      await setImmediate();
      underWay -= 1;
    };
    const made = await Promise.allSettled(Array.from({ length: 4 }, () => turns.take(draw)));
    expect(most).toBe(1);
    expect(made.map(({ status }) => status).slice(0, 3)).toEqual(Array(3).fill('fulfilled'));
    expect(made[3]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  });

  it('go on after one that failed', async () => {
    const turns = new DrawingTurns();
    const failing = turns.take(() => Promise.reject(new Error('no ink')));
    const next = turns.take(() => Promise.resolve('drawn'));
    await expect(failing).rejects.toThrow('no ink');
    expect(await next).toBe('drawn');
  });
});
