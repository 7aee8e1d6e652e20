import { Injectable } from '@nestjs/common';

/** Whether this process still takes work. Readiness turns off before the first connection closes. */
@Injectable()
export class Lifecycle {
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  drain(): void {
    this.draining = true;
  }
}
