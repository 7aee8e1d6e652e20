import { DomainError, type OverMenu } from '@cartaviva/contracts';
import { requireVersion } from '@cartaviva/domain';
import type { Type } from '@nestjs/common';
import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { Menu } from './menu.entity';

/** @throws DomainError MENU_NOT_FOUND also for another owner's menu */
export async function getOwnMenu(
  manager: EntityManager,
  accountId: string,
  id: string,
): Promise<Menu> {
  return found(await manager.findOneBy(Menu, { id, accountId }));
}

type Over = { readonly [Kind in keyof OverMenu]?: OverMenu[Kind] | undefined };

interface Locking {
  readonly withDeleted?: boolean;
  readonly over?: Over;
}

/**
 * Locks the owner's menu until the transaction ends. Every change of a menu or its content starts here, so that
 * changes of a menu and their events have one order.
 * @throws DomainError CHANGED_MEANWHILE if the menu does not have the expected version or revision
 */
export async function lockOwnMenu(
  manager: EntityManager,
  accountId: string,
  id: string,
  { withDeleted = false, over = {} }: Locking = {},
): Promise<Menu> {
  const query = manager.createQueryBuilder(Menu, 'menu').where({ id, accountId });
  if (withDeleted) query.withDeleted();
  const [menu = null] = await lockRows(query);
  requireOver(found(menu), over);
  return found(menu);
}

/** @throws DomainError CHANGED_MEANWHILE if the menu does not have the expected version or revision */
export function requireOver(menu: Menu, over: Over): void {
  requireVersion(menu, over.expectedVersion);
  requireVersion({ version: menu.revision }, over.expectedRevision);
}

/**
 * Locks the owner's menus with these IDs, or all of them, until the transaction ends. The order of IDs prevents
 * deadlocks. Missing menus are left out.
 */
export function lockOwnMenus(
  manager: EntityManager,
  accountId: string,
  ids?: readonly string[],
): Promise<Menu[]> {
  return lockRows(
    manager
      .createQueryBuilder(Menu, 'menu')
      .where({ accountId, ...(ids && { id: In([...ids]) }) })
      .orderBy('menu.id'),
  );
}

/**
 * Locks a category or item of the owner and its menu until the transaction ends. Returns null if there is none. The
 * menu is locked first, as in all changes, and the row is read afterwards.
 */
export async function lockOwnContent<Row extends { id: string; menuId: string }>(
  manager: EntityManager,
  accountId: string,
  kind: Type<Row>,
  id: string,
  { withDeleted = false } = {},
): Promise<{ menu: Menu; row: Row } | null> {
  const query = manager.createQueryBuilder(Menu, 'menu');
  if (withDeleted) query.withDeleted();
  const [locked] = await lockRows(
    query
      .innerJoinAndMapOne('menu.row', kind, 'row', 'row.menuId = menu.id')
      .where('menu.accountId = :accountId AND menu.deletedAt IS NULL AND row.id = :id')
      .setParameters({ accountId, id }),
  );
  if (!locked) return null;
  const { row, ...menu } = locked as Menu & { row: Row };
  return { menu: manager.create(Menu, menu), row };
}

/**
 * Locks the menus of a query and reads them. A statement that waits for a lock reads the locked row anew, but the
 * restaurant of the menu as it was before the wait: the menu is then read again. Every change raises the revision,
 * which tells the two apart.
 */
async function lockRows(query: SelectQueryBuilder<Menu>): Promise<Menu[]> {
  query
    .addSelect('(SELECT was.revision FROM menus was WHERE was.id = menu.id)', 'seen')
    .setLock('for_no_key_update');
  const { raw, entities } = await query.getRawAndEntities<{ seen: number }>();
  const hasWaited = entities.some(({ revision }, at) => raw[at]?.seen !== revision);
  return hasWaited ? query.getMany() : entities;
}

function found(menu: Menu | null): Menu {
  if (!menu) throw new DomainError('MENU_NOT_FOUND');
  return menu;
}
