import { WorkerPool } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

/** Threads that read and write spreadsheets: a file that takes long must not block the event loop. */
@Injectable()
export class SpreadsheetThreads extends WorkerPool<typeof import('./spreadsheets.thread')> {
  constructor() {
    super({
      name: 'spreadsheets',
      module: new URL(/* webpackIgnore: true */ './spreadsheets.thread.js', import.meta.url),
      memoryMb: 128,
    });
  }
}
