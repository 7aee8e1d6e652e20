import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';

/** What repeats. The signal is aborted when the process is to stop, which waits for the chore. */
export type Chore = (stopping: AbortSignal) => Promise<unknown>;

const runs = new Counter({
  name: 'chore_runs_total',
  help: 'Runs of the chores that repeat, by how they ended',
  labelNames: ['chore', 'outcome'],
});

/** A chore that repeats while the process lives: never twice at once, tried again after a failure. */
export class Periodic {
  private readonly logger: Logger;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly name: string,
    private readonly intervalMs: number,
    private readonly chore: Chore,
  ) {
    this.logger = new Logger(name);
  }

  /** The first time is now. */
  start(): void {
    this.tick();
    this.timer = setInterval(() => this.tick(), this.intervalMs);
  }

  /** Resolves when a chore that was under way is done. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.running;
  }

  private tick(): void {
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  private async run(): Promise<void> {
    try {
      await this.chore(this.stopping.signal);
      runs.inc({ chore: this.name, outcome: 'done' });
    } catch (error) {
      this.logger.error(error);
      runs.inc({ chore: this.name, outcome: 'failed' });
    }
  }
}
