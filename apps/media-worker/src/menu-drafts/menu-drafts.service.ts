import { DomainError, media, type MenuDraftView, type RequestTo } from '@cartaviva/contracts';
import { OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { MenuDraftThreads } from './menu-draft-threads';
import { MenuTableThreads, tableChoice } from './menu-table-threads';
import { sourceKind } from './source-kind';

@Injectable()
export class MenuDraftsService {
  constructor(
    private readonly files: MenuDraftThreads,
    private readonly tables: MenuTableThreads,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Handles(media.menuDraft.read)
  async read(
    { storageKey, ...choice }: RequestTo<typeof media.menuDraft.read>,
    { actor, deadline }: MessageContext,
  ): Promise<MenuDraftView> {
    if (actor.kind === 'visitor') throw new DomainError('FORBIDDEN');
    const asker = { ownerId: actor.kind === 'user' ? actor.accountId : actor.kind, deadline };
    const bytes = await this.storage.readBytes(storageKey);
    if (!bytes) throw new DomainError('MENU_FILE_UNREADABLE');
    const kind = sourceKind(bytes);
    const draft = await (kind === 'table'
      ? this.tables.read(bytes, tableChoice(choice), asker)
      : this.files.read(bytes, kind, asker));
    return draft as MenuDraftView;
  }
}
