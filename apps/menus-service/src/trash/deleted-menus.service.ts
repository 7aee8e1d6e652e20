import { DomainError, type MenuOverVersion, type MenuView } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import type { MessageContext } from '@cartaviva/redis-transport';
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

/** Deletes menus with all that is in them, and restores them within a day. */
@Injectable()
export class DeletedMenusService {
  private readonly logger = new Logger(DeletedMenusService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly limit: MenuLimit,
    private readonly clock: Clock,
  ) {}

  /** The last twenty deleted menus of an owner can be restored; the others are erased now. */
  async delete(context: MessageContext, { menuId, ...over }: MenuOverVersion): Promise<void> {
    const { accountId } = context;
    const excess = await this.dataSource.transaction(async (manager) => {
      // Before the menu: whoever counts menus locks their owner first.
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
   * The menu as it was; one that is not deleted stays as it is. Refused as MENU_LIMIT_REACHED when
   * the plan has no room for it any more, and as MENU_NOT_FOUND after a day.
   */
  restore(context: MessageContext, { menuId, ...over }: MenuOverVersion): Promise<MenuView> {
    const { accountId } = context;
    return this.dataSource.transaction(async (manager) => {
      // Before the menu: whoever counts menus locks their owner first.
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

  /** The deletion itself is done: what cannot be erased now is left to the sweep. */
  private async erase(menuIds: readonly string[]): Promise<void> {
    try {
      for (const id of menuIds) await eraseMenu(this.dataSource, id);
    } catch (error) {
      this.logger.error(error);
    }
  }
}

/** In SQL, because a deletion is no new version of the menu. */
async function mark(manager: EntityManager, { id }: Menu, deletedAt: Date | null): Promise<void> {
  await manager.query(`UPDATE menus SET deleted_at = $2 WHERE id = $1`, [id, deletedAt]);
}

/** The last deletion can always be restored, whatever the clocks of other replicas said. */
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
 * Dates the owner's oldest deletions that are too many once `last` is deleted a day back: they cannot be
 * restored any more. The owner is locked, so parallel deletions are counted one after another.
 * @returns the ids of the menus to be erased
 */
async function endExcess(manager: EntityManager, last: Menu, now: Date): Promise<string[]> {
  const values = [last.accountId, last.id, oldestRestorableDeletion(now)];
  const [ended] = await manager.query<[{ id: string }[], number]>(END_EXCESS, values);
  return ended.map(({ id }) => id);
}
