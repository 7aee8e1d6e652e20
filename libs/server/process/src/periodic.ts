import { ScrapedGauge } from '@cartaviva/metrics';
import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';

/** Repeated work. The signal aborts when the process stops, and the process waits for the work to end. */
export type Chore = (stopping: AbortSignal) => Promise<unknown>;

const runs = new Counter({
  name: 'chore_runs_total',
  help: 'Runs of the chores that repeat, by how they ended',
  labelNames: ['chore', 'outcome'],
});

const late = new ScrapedGauge({
  name: 'chore_late_seconds',
  help: 'Time since a chore should have been done again and was not; 0 while it is in time',
  labelNames: ['chore'],
});

/** Repeats a chore while the process lives. Runs do not overlap, and a failed run is repeated. */
export class Periodic {
  private readonly logger: Logger;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private doneAt: number;
  private stopMeasuring: (() => void) | undefined;

  constructor(
    private readonly name: string,
    private readonly intervalMs: number,
    private readonly chore: Chore,
  ) {
    this.logger = new Logger(name);
  }

  /** Runs the chore immediately and then at the interval. */
  start(): void {
    this.doneAt = Date.now();
    this.stopMeasuring = late.readFrom(async () => [
      { labels: { chore: this.name }, value: this.lateMs / 1000 },
    ]);
    this.tick();
    this.timer = setInterval(() => this.tick(), this.intervalMs);
  }

  /** Resolves when a running chore has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    this.stopMeasuring?.();
    await this.running;
  }

  private get lateMs(): number {
    return Math.max(0, Date.now() - this.doneAt - this.intervalMs);
  }

  private tick(): void {
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  private async run(): Promise<void> {
    try {
      await this.chore(this.stopping.signal);
      this.doneAt = Date.now();
      runs.inc({ chore: this.name, outcome: 'done' });
    } catch (error) {
      this.logger.error(error);
      runs.inc({ chore: this.name, outcome: 'failed' });
    }
  }
}
