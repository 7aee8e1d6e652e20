import { WorkerPool } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

/** Cuts fonts beside the loop that answers: each takes some 20 ms, the first of a typeface more. */
@Injectable()
export class FontThreads extends WorkerPool<typeof import('./font.thread')> {
  constructor() {
    super({
      name: 'heading-fonts',
      module: new URL(/* webpackIgnore: true */ './font.thread.js', import.meta.url),
      memoryMb: 128,
    });
  }
}
