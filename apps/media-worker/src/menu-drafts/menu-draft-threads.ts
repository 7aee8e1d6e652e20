import { DomainError, type MenuSourceType } from '@cartaviva/contracts';
import type { MenuDraft } from '@cartaviva/domain';
import { TaskAborted, WorkerPool, type Asker } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

type Tasks = typeof import('./menu-drafts.thread');

/** Who reads a file, and how long it may take, in milliseconds. A photo of a page takes five to ten seconds where cores are few. */
const READERS = {
  'application/pdf': { task: 'pdf', maxWorkMs: 5000 },
  'image/jpeg': { task: 'photo', maxWorkMs: 15_000 },
  'image/png': { task: 'photo', maxWorkMs: 15_000 },
  'image/webp': { task: 'photo', maxWorkMs: 15_000 },
} as const satisfies Readonly<
  Record<FileType, { readonly task: keyof Tasks; readonly maxWorkMs: number }>
>;

type FileType = Exclude<MenuSourceType, 'text/plain'>;

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
    type: FileType,
    asker: Pick<Asker, 'ownerId' | 'deadline'>,
  ): Promise<MenuDraft> {
    const { task, maxWorkMs } = READERS[type];
    const reading = await this.run(task, bytes, { ...asker, maxWorkMs }).catch(tooSlow);
    if ('unreadable' in reading) throw new DomainError(reading.unreadable);
    return reading.draft;
  }
}

/** To try the same file again would end alike. */
export function tooSlow(error: unknown): never {
  throw error instanceof TaskAborted ? new DomainError('MENU_FILE_TOO_SLOW') : error;
}
