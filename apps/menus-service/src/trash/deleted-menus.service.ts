import { DomainError, menus, type MenuView, type RequestTo } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireOpen } from '../accounts/closed-accounts';
import { lockOwner } from '../entitlements/lock-owner';
import { MenuLimit } from '../entitlements/menu-limit';
import { changed } from '../menus/content-changes';
import type { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';
import { lockOwnMenu } from '../menus/own-menu';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { eraseMenu } from './erase-menu';
import { canBeRestored, MAX_RESTORABLE_MENUS, oldestRestorableDeletion } from './restorable';

@Injectable()
export class DeletedMenusService {
  private readonly logger = new Logger(DeletedMenusService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly limit: MenuLimit,
    private readonly clock: Clock,
  ) {}

  /** Deletes a menu. The last 20 deleted menus of an owner can be restored; older ones are erased now. */
  @Handles(menus.menu.delete)
  async delete(
    { menuId, ...over }: RequestTo<typeof menus.menu.delete>,
    context: MessageContext,
  ): Promise<void> {
    const { accountId } = context;
    const excess = await this.dataSource.transaction(async (manager) => {
      // Locks the owner before the menu, as all operations that count menus do.
      await lockOwner(manager, accountId);
      const menu = await lockOwnMenu(manager, accountId, menuId, { over });
      const now = this.clock.now();
      await mark(manager, menu, now);
      const changes = [changed('menu.deleted', toMenuView(menu, context.userId))];
      const notes = [{ kind: 'menu-deleted' }] as const;
      await emitMenuChanged(manager, menu, context, { isDeleted: true, changes, notes });
      return endExcess(manager, menu, now);
    });
    await this.erase(excess);
  }

  /**
   * Restores a menu. A menu that is not deleted stays as it is.
   * @throws DomainError MENU_LIMIT_REACHED if the plan allows no further menu; MENU_NOT_FOUND after a day
   */
  @Handles(menus.menu.restore)
  restore(
    { menuId, ...over }: RequestTo<typeof menus.menu.restore>,
    context: MessageContext,
  ): Promise<MenuView> {
    const { accountId } = context;
    return this.dataSource.transaction(async (manager) => {
      // Locks the owner before the menu, as all operations that count menus do.
      await lockOwner(manager, accountId);
      const menu = await lockOwnMenu(manager, accountId, menuId, { withDeleted: true, over });
      if (!menu.deletedAt) return toMenuView(menu, context.userId);
      if (!canBeRestored(menu.deletedAt, this.clock.now())) {
        throw new DomainError('MENU_NOT_FOUND');
      }
      await this.limit.requireRoom(manager, accountId);
      await requireOpen(manager, accountId);
      await mark(manager, menu, null);
      const changes = [changed('menu.restored', toMenuView(menu, context.userId))];
      await emitMenuChanged(manager, menu, context, {
        changes,
        notes: [{ kind: 'menu-restored' }],
      });
      return toMenuView(menu, context.userId);
    });
  }

  /** Erases menus. The deletion itself is already done, so the sweep handles failures later. */
  private async erase(menuIds: readonly string[]): Promise<void> {
    try {
      for (const id of menuIds) await eraseMenu(this.dataSource, id);
    } catch (error) {
      this.logger.error(error);
    }
  }
}

/** Uses SQL, because a deletion must not change the menu's version. */
async function mark(manager: EntityManager, { id }: Menu, deletedAt: Date | null): Promise<void> {
  await manager.query(`UPDATE menus SET deleted_at = $2 WHERE id = $1`, [id, deletedAt]);
}

/** Keeps the last deletion restorable, independent of the clocks of other replicas. */
const END_EXCESS = `
  UPDATE menus SET deleted_at = $3
  WHERE id IN (
    SELECT id FROM menus
    WHERE account_id = $1 AND deleted_at > $3
    ORDER BY id = $2 DESC, deleted_at DESC, created_at DESC
    OFFSET ${MAX_RESTORABLE_MENUS}
  )
  RETURNING id`;

/**
 * Ends the restorable time of the owner's oldest deletions above the limit, by setting their time a day back. The
 * owner is locked, so that concurrent deletions are counted.
 * @param last the menu that was just deleted
 * @returns the IDs of the menus to erase
 */
async function endExcess(manager: EntityManager, last: Menu, now: Date): Promise<string[]> {
  const values = [last.accountId, last.id, oldestRestorableDeletion(now)];
  const [ended] = await manager.query<[{ id: string }[], number]>(END_EXCESS, values);
  return ended.map(({ id }) => id);
}
