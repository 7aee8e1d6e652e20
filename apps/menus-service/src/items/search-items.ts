import { rowsAsked, type ItemSort, type SearchItemsRequest } from '@cartaviva/contracts';
import { getMoment, normalizedText } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';
import { folded, foldedText, holdsText } from '../folded';
import { Item } from './item.entity';

const COLUMNS = {
  displayOrder: 'item.displayOrder',
  name: folded('item.name'),
  price: 'item.price',
  updatedAt: 'item.updatedAt',
} as const;

/** Includes deleted items, so that programs with a copy learn of the deletion. */
const CHANGED_SINCE =
  'CASE WHEN item.deletedAt IS NULL THEN item.updatedAt ELSE item.deletedAt END >= :since';

/**
 * Returns the requested items and the total. The menu's index finds at most 500 items in order, so that filters need
 * no other index.
 */
export function searchItems(
  manager: EntityManager,
  {
    menuId,
    categoryId,
    isAvailable,
    q,
    externalId,
    updatedSince,
    sort = 'displayOrder',
    ...part
  }: SearchItemsRequest & { readonly menuId: string },
): Promise<[Item[], number]> {
  const query = manager.createQueryBuilder(Item, 'item').where('item.menuId = :menuId', { menuId });
  if (categoryId) query.andWhere('item.categoryId = :categoryId', { categoryId });
  if (isAvailable !== undefined) query.andWhere('item.isAvailable = :isAvailable', { isAvailable });
  if (q !== undefined) query.andWhere(holdsText('item.name'), foldedText(q));
  if (externalId !== undefined) {
    query.andWhere('item.externalId = :code', { code: normalizedText(externalId) });
  }
  if (updatedSince) {
    query.withDeleted().andWhere(CHANGED_SINCE, { since: getMoment(updatedSince) });
  }
  const [column, direction] = orderOf(sort);
  query.orderBy(column, direction).addOrderBy('item.createdAt', 'ASC').addOrderBy('item.id', 'ASC');
  const rows = rowsAsked(part);
  if (rows) query.offset(rows.skip).limit(rows.take);
  return query.getManyAndCount();
}

const orderOf = (sort: ItemSort): [string, 'ASC' | 'DESC'] =>
  sort.startsWith('-')
    ? [COLUMNS[sort.slice(1) as keyof typeof COLUMNS], 'DESC']
    : [COLUMNS[sort as keyof typeof COLUMNS], 'ASC'];
