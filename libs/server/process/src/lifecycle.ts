import { Injectable } from '@nestjs/common';

/** Whether this process still takes work. Readiness turns off before the first connection closes. */
@Injectable()
export class Lifecycle {
  /** Rejects while messages that are sent to this process would wait. One that takes none is always ready. */
  requireReading: () => Promise<void> = async () => undefined;
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  drain(): void {
    this.draining = true;
  }
}
