import {
  menus,
  type FoundItem,
  type ItemView,
  type Page,
  type RequestTo,
  type Revised,
  type UpdateItemRequest,
} from '@cartaviva/contracts';
import {
  BLANK_ITEM,
  derivedItem,
  normalizedFields,
  normalizedItem,
  requireVersion,
  writesShared,
} from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Note } from '../activity/note';
import { OwnImages } from '../images/own-images';
import { changesTo } from '../changes-to';
import { madeBefore } from '../made-before';
import { changed, updated } from '../menus/content-changes';
import { nextPlace } from '../menus/next-place';
import { getOwnMenu, lockOwnMenu } from '../menus/own-menu';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { lockSharing } from '../shared-items/lock-sharing';
import { without } from '../without';
import { Item } from './item.entity';
import { requireFreeExternalId } from './external-ids';
import { toFoundItem, toItemView } from './item.view';
import { getOwnItem, getOwnItemByExternalId, lockOwnItem, requireCategory } from './own-item';
import { searchItems } from './search-items';

@Injectable()
export class ItemsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: OwnImages,
    private readonly clock: Clock,
  ) {}

  /** Reads the menu before its items, so that its revision is never newer than they are. */
  @Handles(menus.item.search)
  async search(
    asked: RequestTo<typeof menus.item.search>,
    { accountId }: MessageContext,
  ): Promise<Page<FoundItem> & Revised> {
    const { manager } = this.dataSource;
    const { revision } = await getOwnMenu(manager, accountId, asked.menuId);
    const [items, total] = await searchItems(manager, asked);
    return { rows: items.map(toFoundItem), total, revision };
  }

  @Handles(menus.item.get)
  async get(
    { itemId }: RequestTo<typeof menus.item.get>,
    { accountId }: MessageContext,
  ): Promise<ItemView> {
    return toItemView(await getOwnItem(this.dataSource.manager, accountId, itemId));
  }

  @Handles(menus.item.getByExternalId)
  async getByExternalId(
    named: RequestTo<typeof menus.item.getByExternalId>,
    { accountId }: MessageContext,
  ): Promise<ItemView> {
    return toItemView(await getOwnItemByExternalId(this.dataSource.manager, accountId, named));
  }

  /**
   * Creates an item at the end of its menu.
   * @throws DomainError EXTERNAL_ID_TAKEN if an item of the menu has the external ID
   */
  @Handles(menus.item.create)
  async create(
    { menuId, newId, ...sent }: RequestTo<typeof menus.item.create>,
    context: MessageContext,
  ): Promise<ItemView> {
    const { imageUrl } = normalizedFields(sent);
    const imagePlaceholder = await this.images.requireChanged(context, null, imageUrl);
    return this.dataSource.transaction(async (manager) => {
      const menu = await lockOwnMenu(manager, context.accountId, menuId);
      const known = await madeBefore(manager, Item, newId, { menuId: menu.id });
      if (known) return toItemView(known);
      const sentItem = normalizedItem(sent, menu.timeZone);
      const written = derivedItem(BLANK_ITEM, sentItem, this.clock.now());
      await requireCategory(manager, menu.id, written.categoryId);
      await requireFreeExternalId(manager, menu.id, written.externalId);
      const displayOrder = await nextPlace(manager, Item, menu.id);
      const place = { ...(newId && { id: newId }), menuId: menu.id, displayOrder };
      const item = manager.create(Item, { ...written, ...place, imagePlaceholder });
      await manager.save(item);
      const view = toItemView(item);
      await emitMenuChanged(manager, menu, context, {
        changes: [changed('item.created', view)],
        notes: [{ kind: 'item-created', subject: item.name }],
      });
      return view;
    });
  }

  /**
   * @throws DomainError CHANGED_MEANWHILE if the item does not have the expected version; EXTERNAL_ID_TAKEN if
   *   another item of the menu has the external ID
   */
  @Handles(menus.item.update)
  async update(
    { itemId, expectedVersion, ...sent }: RequestTo<typeof menus.item.update>,
    context: MessageContext,
  ): Promise<ItemView> {
    const { imageUrl } = normalizedFields<UpdateItemRequest>(sent);
    const placeholder = await this.placeholderOf(context, itemId, imageUrl);
    return this.dataSource.transaction(async (manager) => {
      if (writesShared(sent)) await lockSharing(manager, context.accountId, { itemIds: [itemId] });
      const { menu, item } = await lockOwnItem(manager, context.accountId, itemId);
      requireVersion(item, expectedVersion);
      const before = toItemView(item);
      const written = normalizedItem(sent, menu.timeZone);
      const changes = changesTo(item, derivedItem(item, written, this.clock.now()));
      if (!changes) return before;
      await requireCategory(manager, menu.id, changes.categoryId);
      await requireFreeExternalId(manager, menu.id, changes.externalId);
      const image = 'imageUrl' in changes && { imagePlaceholder: placeholder };
      await manager
        .createQueryBuilder()
        .update(Item)
        .set({ ...changes, ...image })
        .whereEntity(Object.assign(item, changes, image))
        .execute();
      const view = toItemView(item);
      await emitMenuChanged(manager, menu, context, {
        changes: updated('item', before, view),
        notes: toNotes(item, changes),
      });
      return view;
    });
  }

  /** Returns the placeholder of a new image. Called before any lock is taken. */
  private async placeholderOf(
    context: MessageContext,
    itemId: string,
    wanted: string | null | undefined,
  ): Promise<string | null> {
    if (!wanted) return null;
    const { imageUrl } = await getOwnItem(this.dataSource.manager, context.accountId, itemId);
    return this.images.requireChanged(context, imageUrl, wanted);
  }
}

/** Returns notes about an item's change. A change of its availability is a separate note. */
function toNotes({ name: subject }: Item, changes: Partial<Item>): Note[] {
  const { isAvailable } = changes;
  const edited = Object.keys(without(changes, 'isAvailable', 'availableAgainAt'));
  const edit: Note[] = [{ kind: 'item-updated', subject }];
  if (isAvailable === undefined) return edit;
  const notes: Note[] = [{ kind: isAvailable ? 'item-available' : 'item-sold-out', subject }];
  return edited.length > 0 ? [...notes, ...edit] : notes;
}
