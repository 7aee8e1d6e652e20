import { WorkerPool } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

/** Reads and writes tables beside the loop that answers: what strangers send may take its time there. */
@Injectable()
export class SpreadsheetThreads extends WorkerPool<typeof import('./spreadsheets.thread')> {
  constructor() {
    super({
      name: 'tables',
      module: new URL(/* webpackIgnore: true */ './tables.thread.js', import.meta.url),
      memoryMb: 128,
    });
  }
}
