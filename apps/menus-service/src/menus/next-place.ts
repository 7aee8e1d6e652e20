import { DomainError } from '@cartaviva/contracts';
import type { Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * The display order that puts a new row last in its menu, which the transaction holds. Refused as
 * MENU_CONTENT_LIMIT_REACHED when the menu has `limit` rows of the kind.
 */
export async function nextPlace(
  manager: EntityManager,
  kind: Type<{ menuId: string; displayOrder: number }>,
  menuId: string,
  limit: number,
): Promise<number> {
  const content = await manager
    .createQueryBuilder(kind, 'content')
    .select('count(*)::int', 'rows')
    .addSelect('coalesce(max(content.displayOrder), 0)', 'last')
    .where({ menuId })
    .getRawOne<{ rows: number; last: number }>();
  const { rows, last } = content ?? { rows: 0, last: 0 };
  if (rows >= limit) throw new DomainError('MENU_CONTENT_LIMIT_REACHED', { limit });
  return last + 1;
}
