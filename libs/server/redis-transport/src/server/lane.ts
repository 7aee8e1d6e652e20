export interface LaneLimits {
  readonly atOnce: number;
  /** Maximum number of waiting requests. Further requests are refused. */
  readonly maxWaiting: number;
}

/**
 * Limits how many requests of some messages run at a time. Waiting requests do not count towards the limit of the
 * replica.
 */
export class Lane {
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly limits: LaneLimits) {}

  /**
   * Runs the work now or later, or refuses it if too many requests wait. Neither callback may reject.
   * @returns a promise that resolves when the request is done or refused, or immediately if it waits
   */
  add(work: () => Promise<void>, refuse: () => Promise<void>): Promise<void> {
    const { atOnce, maxWaiting } = this.limits;
    if (this.running.size < atOnce) return this.run(work);
    if (this.waiting.length >= maxWaiting) return refuse();
    this.waiting.push(work);
    return Promise.resolve();
  }

  async whenIdle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private run(work: () => Promise<void>): Promise<void> {
    const running = work().finally(() => {
      this.running.delete(running);
      const next = this.waiting.shift();
      if (next) void this.run(next);
    });
    this.running.add(running);
    return running;
  }
}
