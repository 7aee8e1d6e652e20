import { Logger } from '@nestjs/common';

/** A chore that repeats while the process lives: never twice at once, tried again after a failure. */
export class Periodic {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    name: string,
    private readonly everyMs: number,
    private readonly chore: () => Promise<unknown>,
  ) {
    this.logger = new Logger(name);
  }

  /** The first time is now. */
  start(): void {
    this.run();
    this.timer = setInterval(() => this.run(), this.everyMs);
  }

  /** Resolves when a chore that was under way is done. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private run(): void {
    this.running ??= this.chore()
      .then(() => undefined)
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => (this.running = undefined));
  }
}
