import { DomainError } from '@cartaviva/contracts';

/**
 * Runs at most `atOnce` tasks concurrently and queues at most `waiting` more. If the queue is full, it throws
 * UNAVAILABLE.
 */
export class Turns {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.standInLine();
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  private standInLine(): Promise<void> {
    if (this.line.length >= this.waiting) {
      throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2 });
    }
    return new Promise((resolve) => this.line.push(resolve));
  }

  /** Gives the slot to the next task in the queue, so that a new task cannot take it first. */
  private passOn(): void {
    const next = this.line.shift();
    if (next) next();
    else this.running -= 1;
  }
}
