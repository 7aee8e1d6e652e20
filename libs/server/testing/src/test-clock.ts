import { Clock } from '@cartaviva/process';

/** A clock that runs with the real one and can be set ahead. */
export class TestClock extends Clock {
  private aheadMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  advance({ days = 0, minutes = 0, seconds = 0 }): void {
    this.aheadMs += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
  }
}
