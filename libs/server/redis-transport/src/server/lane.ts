export interface LaneLimits {
  /** Requests that a replica works on at once. */
  readonly atOnce: number;
  /** Requests that wait behind those; more are refused. */
  readonly maxWaiting: number;
}

/**
 * Requests of which few are worked on at once. Those that wait are nobody's work yet: they do not count as one of
 * what the replica works on.
 */
export class Lane {
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly limits: LaneLimits) {}

  /**
   * Does the work now or later, or refuses it where too much waits; neither may reject.
   * @returns when it is done or refused, or at once where it waits
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
