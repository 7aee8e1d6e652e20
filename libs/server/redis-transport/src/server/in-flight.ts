export class InFlight {
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly limit: number) {}

  get free(): number {
    return this.limit - this.running.size;
  }

  /** Counts `work` until it ends. `work` must not reject. */
  add(work: Promise<void>): void {
    const counted = work.finally(() => this.running.delete(counted));
    this.running.add(counted);
  }

  async whenFree(): Promise<void> {
    while (this.free <= 0) await Promise.race(this.running);
  }

  async whenIdle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }
}
