import { identityEvents, type AccountErased } from '@cartaviva/contracts';
import { deleteRows } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Listens } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eraseViews } from '../trash/erase-views';
import { Entitlement } from '../entitlements/entitlement.entity';
import { lockOwner } from '../entitlements/lock-owner';
import { Menu } from '../menus/menu.entity';
import { changed } from '../menus/content-changes';
import { toMenuView } from '../menus/menu.view';
import { emitMenuChanged, type Acting } from '../menus/emit-menu-changed';
import { noteClosing } from './closed-accounts';
import { ACCOUNT_TABLES } from './account-tables';

/** Is higher than any version that identity-service assigns. */
const FINAL_VERSION = 2 ** 31 - 1;

/** Removes the person's name from changes in other accounts' menus; the changes stay. */
const FORGET_NAME = `
  UPDATE menu_changes SET author_id = NULL, author_name = NULL
  WHERE author IN ('owner', 'member') AND author_id = $1`;

@Injectable()
export class AccountErasureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Erases in many short transactions. After a crash, a repeated call continues with the remaining data. */
  @Listens(identityEvents.accountErased)
  async erase(
    { accountId, userId }: AccountErased,
    { actor, requestId }: Omit<Acting, 'userId'>,
  ): Promise<void> {
    const acting = { actor, requestId, userId };
    await this.closeForGood(accountId);
    const menus = await this.dataSource.manager.find(Menu, {
      where: { accountId },
      select: { id: true },
      withDeleted: true,
    });
    for (const { id } of menus) {
      await eraseViews(this.dataSource, id);
      await this.eraseMenu(id, acting);
    }
    await deleteRows(this.dataSource.manager, ACCOUNT_TABLES, accountId);
    await this.dataSource.query(FORGET_NAME, [userId]);
    await this.dataSource.manager.delete(Entitlement, { accountId });
  }

  /** Prevents new menus. Waits for a menu that is being created, so that it is deleted with the others. */
  private async closeForGood(accountId: string): Promise<void> {
    const erasesAt = this.clock.now().toISOString();
    await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, accountId);
      await noteClosing(manager, { accountId, erasesAt, version: FINAL_VERSION });
    });
  }

  /** Emits the deletion once, and not for a menu that its owner had already deleted. */
  private eraseMenu(id: string, acting: Acting): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const menu = await manager.findOne(Menu, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
        withDeleted: true,
      });
      if (!menu) return;
      await manager.delete(Menu, id);
      if (menu.deletedAt) return;
      const changes = [changed('menu.deleted', toMenuView(menu, acting.userId))];
      await emitMenuChanged(manager, menu, acting, { isDeleted: true, changes });
    });
  }
}
