import { DomainError } from '@cartaviva/contracts';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** How long the tasks of one owner may work within a span of time, in milliseconds, in each process. */
export interface WorkLimit {
  readonly workMs: number;
  readonly perMs: number;
}

/** The time that threads work for each owner: taken before the work begins, and given back as far as it was not needed. */
export class WorkBudget {
  private readonly left: RateLimiterMemory;

  constructor({ workMs, perMs }: WorkLimit) {
    this.left = new RateLimiterMemory({ points: workMs, duration: perMs / 1000 });
  }

  /**
   * Takes as much as a task may need.
   * @returns what gives back all but what the task has worked, in milliseconds; to be called once
   * @throws DomainError TOO_MANY_REQUESTS when the owner has less left
   */
  async reserve(ownerId: string, ms: number): Promise<(workedMs: number) => void> {
    try {
      await this.left.consume(ownerId, ms);
    } catch (refusal) {
      // What is refused is counted as well.
      await this.left.reward(ownerId, ms);
      const { msBeforeNext } = refusal as RateLimiterRes;
      throw new DomainError('TOO_MANY_REQUESTS', {
        retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      });
    }
    return (workedMs) => void this.left.reward(ownerId, Math.max(0, ms - Math.ceil(workedMs)));
  }
}
