import { WorkerPool } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

/** Makes diner pages beside the loop that serves them: of a menu with every limit reached, one takes seconds. */
@Injectable()
export class PageThreads extends WorkerPool<typeof import('./pages.thread')> {
  constructor() {
    super({
      name: 'pages',
      module: new URL(/* webpackIgnore: true */ './pages.thread.js', import.meta.url),
      memoryMb: 256,
      // After a start, diners ask for every menu at once; of one, for its page and its translations.
      maxWaiting: 2000,
      maxWaitingPerOwner: 16,
      nice: 0,
    });
  }
}
