import type { LaneLimits } from '@cartaviva/redis-transport';
import { WorkerPool } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

/** Limits messages that use spreadsheets, so that those waiting for a thread do not block other messages. */
export const SPREADSHEET_LANE: LaneLimits = { atOnce: 12, maxWaiting: 24 };

/** Threads that read and write spreadsheets, so that a slow file does not block the event loop. */
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
