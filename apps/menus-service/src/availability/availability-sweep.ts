import { SYSTEM } from '@cartaviva/contracts';
import { Clock, Interval } from '@cartaviva/process';
import { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { updated } from '../menus/content-changes';
import { Menu } from '../menus/menu.entity';
import { emitMenuChanged } from '../menus/emit-menu-changed';

const FIVE_SECONDS_MS = 5000;

const DUE = `available_again_at <= :now AND deleted_at IS NULL`;

const RETURN = `
  UPDATE menu_items
  SET is_available = true, available_again_at = NULL, version = version + 1, updated_at = now()
  WHERE menu_id = $1 AND available_again_at <= $2 AND deleted_at IS NULL
  RETURNING id, name`;

/**
 * Makes sold-out items available again when they are due, every few seconds in each replica. One transaction with one
 * event handles the items of a menu. A replica skips menus that another one has locked, so that each item returns
 * once, even with late or concurrent runs.
 */
@Injectable()
export class AvailabilitySweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(FIVE_SECONDS_MS)
  async sweep(): Promise<void> {
    while (await this.returnNext());
  }

  /** Returns false if no menu has a due item. */
  private returnNext(): Promise<boolean> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const menu = await manager
        .createQueryBuilder(Menu, 'menu')
        .where(`menu.id IN (SELECT menu_id FROM menu_items WHERE ${DUE})`, { now })
        .orderBy('menu.id')
        .limit(1)
        .setLock('for_no_key_update')
        .setOnLocked('skip_locked')
        .getOne();
      if (!menu) return false;
      // Another replica may have handled the menu before this one locked it.
      const [returned] = await manager.query<[{ id: string; name: string }[], number]>(RETURN, [
        menu.id,
        now,
      ]);
      const changes = await changesOf(manager, returned);
      const acting = new MessageContext({ actor: SYSTEM, requestId: randomUUID() });
      const notes = returned.map(({ name: subject }) => ({
        kind: 'item-available' as const,
        subject,
      }));
      if (returned.length > 0) await emitMenuChanged(manager, menu, acting, { changes, notes });
      return true;
    });
  }
}

async function changesOf(manager: EntityManager, returned: readonly { id: string }[]) {
  const items = await manager.findBy(Item, { id: In(returned.map(({ id }) => id)) });
  return items
    .map(toItemView)
    .flatMap((view) => updated('item', { ...view, isAvailable: false }, view));
}
