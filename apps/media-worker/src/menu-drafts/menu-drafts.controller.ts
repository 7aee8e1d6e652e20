import { DomainError, media, ReadMenu, type MenuDraftView } from '@cartaviva/contracts';
import { OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { MenuDraftThreads } from './menu-draft-threads';

/** Reads what somebody put into the storage as a menu. */
@Controller()
export class MenuDraftsController {
  constructor(
    private readonly threads: MenuDraftThreads,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Handles(media.menuDraft.read)
  async read(
    @Payload() { storageKey, type }: ReadMenu,
    @Ctx() context: MessageContext,
  ): Promise<MenuDraftView> {
    const bytes = await this.storage.readBytes(storageKey);
    if (!bytes) throw new DomainError('MENU_FILE_UNREADABLE');
    return (await this.threads.read(bytes, type, context)) as MenuDraftView;
  }
}
