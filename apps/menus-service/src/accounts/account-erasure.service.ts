import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Entitlement } from '../entitlements/entitlement.entity';
import { holdOwner } from '../entitlements/hold-owner';
import { Menu } from '../menus/menu.entity';
import { tellMenuChanged } from '../menus/tell-menu-changed';
import { noteClosing } from './closed-owners';

/** Rows that one statement deletes: far fewer than its four seconds allow. */
const VISITS_AT_ONCE = 5000;

const DELETE_VISITS = `
  DELETE FROM menu_visits WHERE id IN (
    SELECT visit.id FROM menus menu JOIN menu_visits visit ON visit.menu_id = menu.id
    WHERE menu.user_id = $1 LIMIT ${VISITS_AT_ONCE})`;

/** Higher than any number that identity gives. */
const LAST_WORD = 2 ** 31 - 1;

/** Erases what an account that is gone has left here. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * In many short transactions, each of which may be the last before a crash: called again, it goes on
   * with what is left, and after its end it finds nothing.
   */
  async erase(userId: string, requestId: string): Promise<void> {
    await this.closeForGood(userId);
    while ((await this.deleteVisits(userId)) === VISITS_AT_ONCE);
    while (await this.deleteNextMenu(userId, requestId));
    await this.dataSource.manager.delete(Entitlement, { userId });
  }

  /** After it no menu is made: one that was being made is there now, and is deleted with the rest. */
  private async closeForGood(userId: string): Promise<void> {
    const erasesAt = this.clock.now().toISOString();
    await this.dataSource.transaction(async (manager) => {
      await holdOwner(manager, userId);
      await noteClosing(manager, { userId, erasesAt, version: LAST_WORD });
    });
  }

  /** How many there were. */
  private async deleteVisits(userId: string): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown, number]>(DELETE_VISITS, [userId]);
    return count;
  }

  /** Whether there was one. */
  private deleteNextMenu(userId: string, requestId: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const menu = await manager.findOne(Menu, {
        where: { userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!menu) return false;
      await manager.delete(Menu, menu.id);
      await tellMenuChanged(manager, menu, requestId, { isDeleted: true });
      return true;
    });
  }
}
