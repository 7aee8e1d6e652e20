import { WorkerPool } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

/** Creates diner pages on worker threads. The page of a menu at every limit takes seconds. */
@Injectable()
export class PageThreads extends WorkerPool<typeof import('./pages.thread')> {
  constructor() {
    super({
      name: 'pages',
      module: new URL(/* webpackIgnore: true */ './pages.thread.js', import.meta.url),
      memoryMb: 256,
      // After a start, diners request all menus at once. Each menu needs a page and its translations.
      maxWaiting: 2000,
      maxWaitingPerOwner: 16,
      nice: 0,
    });
  }
}
