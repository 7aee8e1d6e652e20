import { DomainError } from '@cartaviva/contracts';
import { FairQueue } from './fair-queue';

export interface SemaphoreLimits {
  /** Maximum number of running tasks, in total and for one owner. */
  readonly atOnce: number;
  readonly atOncePerOwner: number;
  /** Maximum number of waiting tasks, in total and for one owner. */
  readonly maxWaiting: number;
  readonly maxWaitingPerOwner: number;
}

/** Seconds after which a refused caller may retry. */
const RETRY_SECONDS = 2;

/** Limits the number of running tasks. Owners take turns. */
export class FairSemaphore {
  private readonly queue = new FairQueue<() => void>();
  private readonly running = new Map<string, number>();
  private runningCount = 0;

  constructor(private readonly limits: SemaphoreLimits) {}

  get waiting(): number {
    return this.queue.size;
  }

  /**
   * Waits for the owner's turn, at most `maxWaitMs` milliseconds.
   * @returns a function that ends the task; call it once
   * @throws DomainError UNAVAILABLE if too many tasks wait, or if the turn does not come in time
   */
  async acquire(ownerId: string, maxWaitMs: number): Promise<() => void> {
    if (this.hasRoom && this.mayRun(ownerId)) this.begin(ownerId);
    else await this.wait(ownerId, maxWaitMs);
    return () => this.end(ownerId);
  }

  private async wait(ownerId: string, maxWaitMs: number): Promise<void> {
    const { maxWaiting, maxWaitingPerOwner } = this.limits;
    const isFull =
      this.queue.size >= maxWaiting || this.queue.sizeOf(ownerId) >= maxWaitingPerOwner;
    if (isFull) throw comeBack();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        this.begin(ownerId);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.remove(ownerId, start);
        reject(comeBack());
      }, maxWaitMs);
      this.queue.add(ownerId, start);
    });
  }

  private begin(ownerId: string): void {
    this.runningCount += 1;
    this.running.set(ownerId, this.runningOf(ownerId) + 1);
  }

  private end(ownerId: string): void {
    this.runningCount -= 1;
    const left = this.runningOf(ownerId) - 1;
    if (left > 0) this.running.set(ownerId, left);
    else this.running.delete(ownerId);
    while (this.hasRoom) {
      const start = this.queue.take((waiting) => this.mayRun(waiting));
      if (!start) break;
      start();
    }
  }

  private runningOf(ownerId: string): number {
    return this.running.get(ownerId) ?? 0;
  }

  private get hasRoom(): boolean {
    return this.runningCount < this.limits.atOnce;
  }

  private mayRun(ownerId: string): boolean {
    return this.runningOf(ownerId) < this.limits.atOncePerOwner;
  }
}

const comeBack = () => new DomainError('UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS });
