import { FairQueue } from './fair-queue';

const everyone = () => true;
const all = (queue: FairQueue<string>) =>
  Array.from({ length: queue.size }, () => queue.take(everyone));

describe('a fair queue', () => {
  const queue = (...tasks: [owner: string, task: string][]) => {
    const filled = new FairQueue<string>();
    for (const [owner, task] of tasks) filled.add(owner, task);
    return filled;
  };

  it('takes from one owner after the other, and keeps the order of each', () => {
    expect(
      all(
        queue(
          ['ana', 'a1'],
          ['ana', 'a2'],
          ['ana', 'a3'],
          ['bea', 'b1'],
          ['bea', 'b2'],
          ['caro', 'c1'],
        ),
      ),
    ).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('puts an owner who was served behind those who wait, whatever they add meanwhile', () => {
    const one = queue(['ana', 'a1'], ['bea', 'b1']);
    expect(one.take(everyone)).toBe('a1');
    one.add('ana', 'a2');
    expect(all(one)).toEqual(['b1', 'a2']);
  });

  it('passes over an owner who may not run now, who keeps the turn', () => {
    const one = queue(['ana', 'a1'], ['bea', 'b1'], ['caro', 'c1']);
    expect(one.take((owner) => owner !== 'ana')).toBe('b1');
    expect(one.take(() => false)).toBeUndefined();
    expect(all(one)).toEqual(['a1', 'c1']);
  });

  it('counts what waits, and forgets what is removed, once', () => {
    const one = queue(['ana', 'a1'], ['ana', 'a2'], ['bea', 'b1']);
    one.remove('ana', 'a1');
    one.remove('ana', 'a1');
    one.remove('caro', 'c1');
    expect([one.size, one.sizeOf('ana'), one.sizeOf('caro')]).toEqual([2, 1, 0]);
    expect(all(one)).toEqual(['a2', 'b1']);
    expect(one.size).toBe(0);
  });
});
