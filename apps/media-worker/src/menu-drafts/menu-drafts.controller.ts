import { DomainError, media, ReadMenu, type MenuDraftView } from '@cartaviva/contracts';
import { OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { MenuDraftThreads } from './menu-draft-threads';
import { MenuTableThreads, tableChoice } from './menu-table-threads';
import { sourceKind } from './source-kind';

@Controller()
export class MenuDraftsController {
  constructor(
    private readonly files: MenuDraftThreads,
    private readonly tables: MenuTableThreads,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Handles(media.menuDraft.read)
  async read(
    @Payload() { storageKey, ...choice }: ReadMenu,
    @Ctx() { actor, deadline }: MessageContext,
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
