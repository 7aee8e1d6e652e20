import { columnMapping, DomainError, type MenuDraft } from '@cartaviva/domain';
import type { TableChoice } from '@cartaviva/menu-import/files';
import type { ReadMenu } from '@cartaviva/contracts';
import { WorkerPool, type Asker } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';
import { tooSlow } from './menu-draft-threads';

/** Time limit in milliseconds. A megabyte of text takes about a second. */
const MAX_WORK_MS = 5000;

/** Reads texts and tables on separate threads, so that they do not wait for PDFs or photos. */
@Injectable()
export class MenuTableThreads extends WorkerPool<typeof import('./menu-tables.thread')> {
  constructor() {
    super({
      name: 'menu-tables',
      module: new URL(/* webpackIgnore: true */ './menu-tables.thread.js', import.meta.url),
      memoryMb: 192,
      maxWaiting: 8,
      maxWaitingPerOwner: 2,
      perOwner: { workMs: 60_000, perMs: 600_000 },
      minThreads: 0,
    });
  }

  /** @throws DomainError as `MenuDraftThreads.read` does */
  async read(
    bytes: Uint8Array,
    choice: TableChoice,
    asker: Pick<Asker, 'ownerId' | 'deadline'>,
  ): Promise<MenuDraft> {
    const limits = { ...asker, maxWorkMs: MAX_WORK_MS };
    const draft = await this.run('table', { bytes, choice }, limits).catch(tooSlow);
    if (!draft) throw new DomainError('MENU_FILE_UNREADABLE');
    return draft;
  }
}

/** Parses the owner's choice: `name,price,,category`, or a list for each sheet, and `0,2`. */
export function tableChoice({
  mapping,
  sheets,
}: Pick<ReadMenu, 'mapping' | 'sheets'>): TableChoice {
  return {
    ...(mapping && { mappings: mapping.split(';').map(columnMapping) }),
    ...(sheets && { sheets: sheets.split(',').map(Number) }),
  };
}
