import { DomainError } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';

/** The last of so many is drawn before who asked for it has stopped waiting. */
const MOST = 3;

/** Drawing keeps the process from everything else: one at a time, and others come in between. */
@Injectable()
export class DrawingTurns {
  private last: Promise<unknown> = Promise.resolve();
  private count = 0;

  /** Refused as UNAVAILABLE when too many wait. */
  async take<T>(draw: () => Promise<T>): Promise<T> {
    if (this.count >= MOST) throw new DomainError('UNAVAILABLE');
    this.count += 1;
    const turn = this.last.then(() => setImmediate()).then(draw);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.count -= 1;
    }
  }
}
