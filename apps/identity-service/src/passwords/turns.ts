import { DomainError } from '@cartaviva/contracts';

/**
 * Lets at most `atOnce` pieces of work run together and `waiting` stand in line; whoever comes when
 * the line is full is turned away with UNAVAILABLE.
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

  /** The next in line inherits the place, so that nobody slips in between. */
  private passOn(): void {
    const next = this.line.shift();
    if (next) next();
    else this.running -= 1;
  }
}
