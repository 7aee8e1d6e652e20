import type { MenuSort, SearchMenus } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import { folded, foldedText, holdsText } from '../folded';
import { Menu, restaurantNameOf } from './menu.entity';

const COLUMNS = {
  createdAt: 'menu.createdAt',
  name: folded('menu.name'),
  updatedAt: 'menu.updatedAt',
} as const;

/** Returns a page of the owner's menus and the total. An owner has few menus, so the account's index suffices. */
export function searchMenus(
  manager: EntityManager,
  accountId: string,
  { page, limit, isPublished, q, sort = '-createdAt' }: SearchMenus,
): Promise<[Menu[], number]> {
  const query = manager
    .createQueryBuilder(Menu, 'menu')
    .where('menu.accountId = :accountId', { accountId });
  if (isPublished !== undefined) query.andWhere('menu.isPublished = :isPublished', { isPublished });
  if (q !== undefined) {
    const [name, restaurant] = [holdsText('menu.name'), holdsText(restaurantNameOf('menu'))];
    query.andWhere(`(${name} OR ${restaurant})`, foldedText(q));
  }
  const [column, direction] = orderOf(sort);
  return query
    .orderBy(column, direction)
    .addOrderBy('menu.id', 'ASC')
    .offset((page - 1) * limit)
    .limit(limit)
    .getManyAndCount();
}

const orderOf = (sort: MenuSort): [string, 'ASC' | 'DESC'] =>
  sort.startsWith('-')
    ? [COLUMNS[sort.slice(1) as keyof typeof COLUMNS], 'DESC']
    : [COLUMNS[sort as keyof typeof COLUMNS], 'ASC'];
