import type { LaneLimits } from '@cartaviva/redis-transport';
import { WorkerPool } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

/** Of messages that read or write spreadsheets: those that wait for a thread leave this process to others. */
export const SPREADSHEET_LANE: LaneLimits = { atOnce: 12, maxWaiting: 24 };

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
