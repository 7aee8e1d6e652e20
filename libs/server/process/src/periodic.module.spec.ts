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
    await app.close();
    expect(sweep.signal?.aborted).toBe(true);
    await jest.advanceTimersByTimeAsync(3000);
    expect(sweep.times).toBe(4);

    const { values } = await register.getSingleMetric('chore_runs_total')!.get();
    expect(values.map(({ labels, value }) => ({ ...labels, value }))).toEqual([
      { chore: 'Sweep.sweep', outcome: 'done', value: 4 },
      { chore: 'Sweep.fail', outcome: 'failed', value: 2 },
    ]);
  });
});
