import { WorkerPool } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

/** Subsets fonts on a worker thread. Each takes about 20 ms, and the first of a typeface takes longer. */
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
