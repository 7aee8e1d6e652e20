import { DomainError } from '@cartaviva/contracts';
import type { MenuDraft } from '@cartaviva/domain';
import { TaskAborted, WorkerPool, type Asker } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

type Tasks = typeof import('./menu-drafts.thread');

/**
 * Maximum time, in milliseconds, for reading a file. A photo of a page takes five to ten seconds on few cores, and a
 * scan has a few such pages. Together with the search for text, the sum stays below the gateway's deadline.
 */
const MAX_WORK_MS: Readonly<Record<keyof Tasks, number>> = {
  pdf: 5000,
  photo: 15_000,
  scan: 20_000,
};

/**
 * Reads PDFs and photos of menus on worker threads. Each account has a limit of work time, so that a few files cannot
 * keep everybody else waiting.
 */
@Injectable()
export class MenuDraftThreads extends WorkerPool<Tasks> {
  constructor() {
    super({
      name: 'menu-drafts',
      module: new URL(/* webpackIgnore: true */ './menu-drafts.thread.js', import.meta.url),
      memoryMb: 256,
      maxWaiting: 8,
      maxWaitingPerOwner: 2,
      // This allows twenty ordinary photos, or eight that use their whole time limit.
      perOwner: { workMs: 120_000, perMs: 600_000 },
    });
  }

  /**
   * Reads a PDF without text as a scan.
   * @throws DomainError MENU_FILE_TOO_SLOW if reading exceeds its time or memory, TOO_MANY_REQUESTS if the owner's
   *   files exceed their total time, or the reason why the file has no readable menu
   */
  async read(
    bytes: Uint8Array,
    task: keyof Tasks,
    asker: Pick<Asker, 'ownerId' | 'deadline'>,
  ): Promise<MenuDraft> {
    const limits = { ...asker, maxWorkMs: MAX_WORK_MS[task] };
    const reading = await this.run(task, bytes, limits).catch(tooSlow);
    if (!('unreadable' in reading)) return reading.draft;
    const isScan = task === 'pdf' && reading.unreadable === 'MENU_PDF_SCANNED';
    if (isScan) return this.read(bytes, 'scan', asker);
    throw new DomainError(reading.unreadable);
  }
}

/** Maps an aborted task to MENU_FILE_TOO_SLOW, because another try with the same file would also be too slow. */
export function tooSlow(error: unknown): never {
  throw error instanceof TaskAborted ? new DomainError('MENU_FILE_TOO_SLOW') : error;
}
