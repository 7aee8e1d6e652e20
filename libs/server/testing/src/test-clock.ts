import { Clock } from '@cartaviva/process';

/** Clock that follows the real one and can be set ahead. */
export class TestClock extends Clock {
  private aheadMs = 0;
  private frozenAt: number | undefined;

  override now(): Date {
    return new Date((this.frozenAt ?? Date.now()) + this.aheadMs);
  }

  /** From now on, only `advance` changes the time, even on a slow machine. */
  freeze(): void {
    this.frozenAt ??= Date.now();
  }

  /** Returns to the real time. */
  reset(): void {
    this.frozenAt = undefined;
    this.aheadMs = 0;
  }

  advance({ days = 0, minutes = 0, seconds = 0 }): void {
    this.aheadMs += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
  }
}
