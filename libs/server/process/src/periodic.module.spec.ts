import { jest } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { register } from 'prom-client';
import { Interval, PeriodicModule } from './periodic.module';

@Injectable()
class Sweep {
  times = 0;
  signal: AbortSignal | undefined;

  @Interval(1000)
  async sweep(stopping: AbortSignal): Promise<void> {
    this.signal = stopping;
    this.times += 1;
  }

  @Interval(2000)
  async fail(): Promise<void> {
    throw new Error('broken');
  }
}

@Module({
  imports: [PeriodicModule],
  providers: [Sweep, { provide: 'alias', useExisting: Sweep }],
})
class SweepModule {}

const chores = async (metric: string) => {
  const { values } = await register.getSingleMetric(metric)!.get();
  return values.map(({ labels, value }) => ({ ...labels, value }));
};

describe('a method that is marked with an interval', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs from the start of the process to its end, once each time, and is counted', async () => {
    const compiled = await Test.createTestingModule({ imports: [SweepModule] }).compile();
    compiled.useLogger(false);
    const app = await compiled.init();
    const sweep = app.get(Sweep);
    expect(sweep.times).toBe(1);
    await jest.advanceTimersByTimeAsync(3000);
    expect(sweep.times).toBe(4);
    expect(sweep.signal?.aborted).toBe(false);
    expect(await chores('chore_late_seconds')).toEqual([
      { chore: 'Sweep.sweep', value: 0 },
      { chore: 'Sweep.fail', value: 1 },
    ]);
    await app.close();
    expect(await chores('chore_late_seconds')).toEqual([]);
    expect(sweep.signal?.aborted).toBe(true);
    await jest.advanceTimersByTimeAsync(3000);
    expect(sweep.times).toBe(4);

    expect(await chores('chore_runs_total')).toEqual([
      { chore: 'Sweep.sweep', outcome: 'done', value: 4 },
      { chore: 'Sweep.fail', outcome: 'failed', value: 2 },
    ]);
  });
});
