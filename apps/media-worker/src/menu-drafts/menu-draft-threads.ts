import { DomainError } from '@cartaviva/contracts';
import type { MenuDraft } from '@cartaviva/domain';
import { TaskAborted, WorkerPool, type Asker } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

type Tasks = typeof import('./menu-drafts.thread');

/** How long reading a file may take, in milliseconds. A photo of a page takes five to ten seconds where cores are few. */
const MAX_WORK_MS: Readonly<Record<keyof Tasks, number>> = { pdf: 5000, photo: 15_000 };

/**
 * Reads PDFs and photos of menus beside the loop that answers. Anyone may have an account: what files of one work
 * here is bounded, so that two of them do not keep everybody else waiting.
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
      // Twenty photos of a usual menu, or eight that take as long as they may.
      perOwner: { workMs: 120_000, perMs: 600_000 },
    });
  }

  /**
   * @throws DomainError MENU_FILE_TOO_SLOW when it takes too long, or too much memory; TOO_MANY_REQUESTS when its
   *   owner's files took too long altogether; why no menu can be read
   */
  async read(
    bytes: Uint8Array,
    task: keyof Tasks,
    asker: Pick<Asker, 'ownerId' | 'deadline'>,
  ): Promise<MenuDraft> {
    const limits = { ...asker, maxWorkMs: MAX_WORK_MS[task] };
    const reading = await this.run(task, bytes, limits).catch(tooSlow);
    if ('unreadable' in reading) throw new DomainError(reading.unreadable);
    return reading.draft;
  }
}

/** To try the same file again would end alike. */
export function tooSlow(error: unknown): never {
  throw error instanceof TaskAborted ? new DomainError('MENU_FILE_TOO_SLOW') : error;
}
