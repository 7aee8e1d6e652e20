import { Injectable } from '@nestjs/common';

/** Drain state of the process. Readiness turns off before the first connection closes. */
@Injectable()
export class Lifecycle {
  /** Rejects while messages to this process would wait. A process without messages is always ready. */
  requireReading: () => Promise<void> = async () => undefined;
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  drain(): void {
    this.draining = true;
  }
}
