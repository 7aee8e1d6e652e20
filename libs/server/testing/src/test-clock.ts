import { Clock } from '@cartaviva/process';

/** A clock that runs with the real one and can be set ahead. */
export class TestClock extends Clock {
  private aheadMs = 0;
  private frozenAt: number | undefined;

  override now(): Date {
    return new Date((this.frozenAt ?? Date.now()) + this.aheadMs);
  }

  /** Lets time pass by `advance` alone from now on, however long a busy machine takes. */
  freeze(): void {
    this.frozenAt ??= Date.now();
  }

  /** Shows the real time again. */
  reset(): void {
    this.frozenAt = undefined;
    this.aheadMs = 0;
  }

  advance({ days = 0, minutes = 0, seconds = 0 }): void {
    this.aheadMs += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
  }
}
