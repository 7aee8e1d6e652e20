import { WorkerPool } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

/** Reads and writes spreadsheets beside the loop that answers: what strangers send may take its time there. */
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
