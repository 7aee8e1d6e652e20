import { DomainError } from '@cartaviva/contracts';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Limits the work time of one owner's tasks within a period, in milliseconds, per process. */
export interface WorkLimit {
  readonly workMs: number;
  readonly perMs: number;
}

/** Reserves thread time per owner before the work begins, and returns unused time afterwards. */
export class WorkBudget {
  private readonly left: RateLimiterMemory;

  constructor({ workMs, perMs }: WorkLimit) {
    this.left = new RateLimiterMemory({ points: workMs, duration: perMs / 1000 });
  }

  /**
   * Reserves time for a task.
   * @returns a function that returns the unused time; call it once with the milliseconds worked
   * @throws DomainError TOO_MANY_REQUESTS if the owner has less time left
   */
  async reserve(ownerId: string, ms: number): Promise<(workedMs: number) => void> {
    try {
      await this.left.consume(ownerId, ms);
    } catch (refusal) {
      // The limiter also counts refused requests, so that time is given back.
      await this.left.reward(ownerId, ms);
      const { msBeforeNext } = refusal as RateLimiterRes;
      throw new DomainError('TOO_MANY_REQUESTS', {
        retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      });
    }
    return (workedMs) => void this.left.reward(ownerId, Math.max(0, ms - Math.ceil(workedMs)));
  }
}
