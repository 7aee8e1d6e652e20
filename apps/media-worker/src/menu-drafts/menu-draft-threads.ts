import { DomainError, type MenuSourceType } from '@cartaviva/contracts';
import type { MenuDraft } from '@cartaviva/domain';
import type { MessageContext } from '@cartaviva/redis-transport';
import { TaskAborted, WorkerPool } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';

type Tasks = typeof import('./menu-drafts.thread');

const READERS: Readonly<Record<MenuSourceType, keyof Tasks>> = {
  'text/plain': 'text',
  'application/pdf': 'pdf',
  'image/jpeg': 'photo',
  'image/png': 'photo',
  'image/webp': 'photo',
};

/** Reads menus beside the loop that answers: a photo takes some seconds. */
@Injectable()
export class MenuDraftThreads extends WorkerPool<Tasks> {
  constructor() {
    super({
      name: 'menu-drafts',
      module: new URL(/* webpackIgnore: true */ './menu-drafts.thread.js', import.meta.url),
      memoryMb: 256,
      maxWaiting: 12,
      maxWaitingPerOwner: 2,
    });
  }

  /**
   * @throws DomainError FORBIDDEN to visitors; MENU_FILE_TOO_SLOW when it takes too long, or too much
   *   memory; why no menu can be read
   */
  async read(
    bytes: Uint8Array,
    type: MenuSourceType,
    { actor, deadline }: MessageContext,
  ): Promise<MenuDraft> {
    if (actor.kind === 'visitor') throw new DomainError('FORBIDDEN');
    const ownerId = actor.kind === 'user' ? actor.userId : actor.kind;
    const reading = await this.run(READERS[type], bytes, { ownerId, deadline }).catch(tooSlow);
    if ('unreadable' in reading) throw new DomainError(reading.unreadable);
    return reading.draft;
  }
}

/** To try the same file again would end alike. */
function tooSlow(error: unknown): never {
  throw error instanceof TaskAborted ? new DomainError('MENU_FILE_TOO_SLOW') : error;
}
