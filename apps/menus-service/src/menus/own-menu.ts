import { DomainError, type OverMenu } from '@cartaviva/contracts';
import { requireVersion } from '@cartaviva/domain';
import type { Type } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Menu } from './menu.entity';

/** The owner's menu. Another owner's is as missing as one that never was: MENU_NOT_FOUND. */
export async function getOwnMenu(
  manager: EntityManager,
  accountId: string,
  id: string,
): Promise<Menu> {
  return found(await manager.findOneBy(Menu, { id, accountId }));
}

/** What a change is over. */
type Over = { readonly [Kind in keyof OverMenu]?: OverMenu[Kind] | undefined };

interface Locking {
  readonly withDeleted?: boolean;
  readonly over?: Over;
}

/**
 * The owner's menu, locked until the transaction ends. Every change of a menu or of its content
 * starts here, so changes of one menu happen one after another and their events leave in that order.
 * Refused as CHANGED_MEANWHILE when the menu is not what the change is over.
 */
export async function lockOwnMenu(
  manager: EntityManager,
  accountId: string,
  id: string,
  { withDeleted = false, over = {} }: Locking = {},
): Promise<Menu> {
  const lock = { mode: 'for_no_key_update' } as const;
  const menu = found(await manager.findOne(Menu, { where: { id, accountId }, lock, withDeleted }));
  requireOver(menu, over);
  return menu;
}

/** Refuses as CHANGED_MEANWHILE a change that is over another version or revision of the menu. */
export function requireOver(menu: Menu, over: Over): void {
  requireVersion(menu, over.expectedVersion);
  requireVersion({ version: menu.revision }, over.expectedRevision);
}

/**
 * The owner's menus of these ids, or all of them, in the sequence of their ids, locked in it until the
 * transaction ends: who else locks several locks them so. Those that are missing are left out.
 */
export function lockOwnMenus(
  manager: EntityManager,
  accountId: string,
  ids?: readonly string[],
): Promise<Menu[]> {
  return manager.find(Menu, {
    where: { accountId, ...(ids && { id: In([...ids]) }) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}

/**
 * A category or an item of the owner's and its menu, both locked until the transaction ends; null when there is none.
 * The menu is locked first, as everybody locks it, and the row is read as it is then.
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
  const locked = await query
    .innerJoinAndMapOne('menu.row', kind, 'row', 'row.menuId = menu.id')
    .where('menu.accountId = :accountId AND menu.deletedAt IS NULL AND row.id = :id')
    .setParameters({ accountId, id })
    .setLock('for_no_key_update')
    .getOne();
  if (!locked) return null;
  const { row, ...menu } = locked as Menu & { row: Row };
  return { menu: manager.create(Menu, menu), row };
}

function found(menu: Menu | null): Menu {
  if (!menu) throw new DomainError('MENU_NOT_FOUND');
  return menu;
}
