import { DomainError, type MenuDraft } from '@cartaviva/domain';
import { WorkerPool, type Asker } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';
import { tooSlow } from './menu-draft-threads';

/** A megabyte of text takes about a second. */
const MAX_WORK_MS = 5000;

/** Reads pasted texts on separate threads, so that they do not wait for PDFs or photos. */
@Injectable()
export class MenuTextThreads extends WorkerPool<typeof import('./menu-texts.thread')> {
  constructor() {
    super({
      name: 'menu-texts',
      module: new URL(/* webpackIgnore: true */ './menu-texts.thread.js', import.meta.url),
      memoryMb: 128,
      maxWaiting: 8,
      maxWaitingPerOwner: 2,
      perOwner: { workMs: 60_000, perMs: 600_000 },
      minThreads: 0,
    });
  }

  /** @throws DomainError as `MenuDraftThreads.read` does */
  async read(bytes: Uint8Array, asker: Pick<Asker, 'ownerId' | 'deadline'>): Promise<MenuDraft> {
    const limits = { ...asker, maxWorkMs: MAX_WORK_MS };
    const draft = await this.run('text', bytes, limits).catch(tooSlow);
    if (!draft) throw new DomainError('MENU_FILE_UNREADABLE');
    return draft;
  }
}
