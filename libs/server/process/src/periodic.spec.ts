import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Periodic } from './periodic';

describe('a periodic chore', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs at once and then every so often, until it is stopped', async () => {
    let times = 0;
    const periodic = new Periodic('chore', 1000, async () => void (times += 1));
    periodic.start();
    expect(times).toBe(1);
    await jest.advanceTimersByTimeAsync(3000);
    expect(times).toBe(4);
    await periodic.stop();
    await jest.advanceTimersByTimeAsync(3000);
    expect(times).toBe(4);
  });

  it('never runs twice at once, and is waited for when it is stopped', async () => {
    const ends: (() => void)[] = [];
    const chore = () => new Promise<void>((resolve) => void ends.push(resolve));
    const periodic = new Periodic('chore', 1000, chore);
    periodic.start();
    await jest.advanceTimersByTimeAsync(5000);
    expect(ends).toHaveLength(1);

    let isStopped = false;
    const stopping = periodic.stop().then(() => (isStopped = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(isStopped).toBe(false);
    ends[0]!();
    await stopping;
  });

  it('runs again after it failed, and says so', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    let times = 0;
    const periodic = new Periodic('chore', 1000, () => {
      times += 1;
      return Promise.reject(new Error('broken'));
    });
    periodic.start();
    await jest.advanceTimersByTimeAsync(1000);
    await periodic.stop();
    expect(times).toBe(2);
    expect(error).toHaveBeenCalledTimes(2);
  });
});
