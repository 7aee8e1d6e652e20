import {
  DELETION_STATUSES,
  DomainError,
  menus,
  type DeletedRow,
  type DeletionReport,
  type ItemView,
  type RequestTo,
} from '@cartaviva/contracts';
import { requireVersion } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { getOwnItemByExternalId, lockOwnItem } from '../items/own-item';
import { changed } from '../menus/content-changes';
import { requirePlace } from '../menus/next-place';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { lockOwnMenu } from '../menus/own-menu';
import { planDeletions } from './plan-deletions';
import { canBeRestored } from './restorable';

@Injectable()
export class DeletedItemsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Handles(menus.item.delete)
  delete(
    { itemId, expectedVersion }: RequestTo<typeof menus.item.delete>,
    context: MessageContext,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { menu, item } = await lockOwnItem(manager, context.accountId, itemId);
      requireVersion(item, expectedVersion);
      await mark(manager, item, this.clock.now());
      await emitMenuChanged(manager, menu, context, {
        changes: [changed('item.deleted', toItemView(item))],
        notes: [{ kind: 'item-deleted', subject: item.name }],
      });
    });
  }

  @Handles(menus.item.deleteByExternalId)
  async deleteByExternalId(
    { menuId, externalId, ...over }: RequestTo<typeof menus.item.deleteByExternalId>,
    context: MessageContext,
  ): Promise<void> {
    const named = { menuId, externalId };
    const item = await getOwnItemByExternalId(this.dataSource.manager, context.accountId, named);
    await this.delete({ ...over, itemId: item.id }, context);
  }

  /**
   * Deletes items of a menu in one transaction.
   * @throws DomainError ROWS_REFUSED if a row is faulty and `onError` is `abort`
   */
  @Handles(menus.item.deleteMany)
  deleteMany(
    { menuId, items: sent, onError = 'abort', ...over }: RequestTo<typeof menus.item.deleteMany>,
    context: MessageContext,
  ): Promise<DeletionReport> {
    return this.dataSource.transaction(async (manager) => {
      const menu = await lockOwnMenu(manager, context.accountId, menuId, { over });
      const known = await manager.find(Item, { where: { menuId: menu.id }, withDeleted: true });
      const { rows, items } = planDeletions(sent, known);
      if (onError === 'abort') requireAll(rows);
      if (items.length > 0) {
        await manager.query(MARK_ALL, [items.map(({ id }) => id), this.clock.now()]);
        await emitMenuChanged(manager, menu, context, {
          changes: items.map((item) => changed('item.deleted', toItemView(item))),
          version: { kind: items.length > 1 ? 'import' : 'edit' },
          notes: items.map(({ name }) => ({ kind: 'item-deleted', subject: name })),
        });
      }
      return toReport(rows);
    });
  }

  /**
   * Restores an item in its position. Removes its external ID if another item has it now. An item that is not deleted
   * stays as it is.
   * @throws DomainError MENU_CONTENT_LIMIT_REACHED if the menu is full; ITEM_NOT_FOUND after a day
   */
  @Handles(menus.item.restore)
  restore(
    { itemId, expectedVersion }: RequestTo<typeof menus.item.restore>,
    context: MessageContext,
  ): Promise<ItemView> {
    return this.dataSource.transaction(async (manager) => {
      const withDeleted = true;
      const { menu, item } = await lockOwnItem(manager, context.accountId, itemId, { withDeleted });
      requireVersion(item, expectedVersion);
      if (!item.deletedAt) return toItemView(item);
      if (!canBeRestored(item.deletedAt, this.clock.now())) {
        throw new DomainError('ITEM_NOT_FOUND');
      }
      await requirePlace(manager, Item, menu.id);
      if (await hasLostExternalId(manager, item)) item.externalId = null;
      item.updatedAt = this.clock.now();
      await mark(manager, item, null);
      await emitMenuChanged(manager, menu, context, {
        changes: [changed('item.restored', toItemView(item))],
        notes: [{ kind: 'item-restored', subject: item.name }],
      });
      return toItemView(item);
    });
  }
}

const MARK_ALL = `UPDATE menu_items SET deleted_at = $2 WHERE id = ANY ($1)`;

function requireAll(all: readonly DeletedRow[]): void {
  const rows = all.flatMap(({ index, externalId, errors }) =>
    errors ? [{ index, externalId, errors }] : [],
  );
  if (rows.length > 0) throw new DomainError('ROWS_REFUSED', { rows });
}

function toReport(rows: readonly DeletedRow[]): DeletionReport {
  const counts = DELETION_STATUSES.map((wanted) => [
    wanted,
    rows.filter(({ status }) => status === wanted).length,
  ]);
  return { ...(Object.fromEntries(counts) as Omit<DeletionReport, 'rows'>), rows: [...rows] };
}

const hasLostExternalId = async (manager: EntityManager, { menuId, externalId }: Item) =>
  externalId !== null && (await manager.existsBy(Item, { menuId, externalId }));

/** Uses SQL, because a deletion must not change the item's version. */
async function mark(
  manager: EntityManager,
  { id, externalId, updatedAt }: Item,
  deletedAt: Date | null,
): Promise<void> {
  const marked = `UPDATE menu_items SET deleted_at = $2, external_id = $3, updated_at = $4 WHERE id = $1`;
  await manager.query(marked, [id, deletedAt, externalId, updatedAt]);
}
