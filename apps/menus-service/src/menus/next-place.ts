import { DomainError } from '@cartaviva/contracts';
import type { Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Kind = Type<{ menuId: string; displayOrder: number }>;

/**
 * The display order that puts a new row last in its menu, which the transaction holds. Refused as
 * MENU_CONTENT_LIMIT_REACHED when the menu has `limit` rows of the kind.
 */
export async function nextPlace(
  manager: EntityManager,
  kind: Kind,
  menuId: string,
  limit: number,
): Promise<number> {
  await requirePlace(manager, kind, menuId, limit);
  const last = await manager.maximum(kind, 'displayOrder', { menuId });
  return (last ?? 0) + 1;
}

/** Refuses as MENU_CONTENT_LIMIT_REACHED when the menu has `limit` rows of the kind, or more. */
export async function requirePlace(
  manager: EntityManager,
  kind: Kind,
  menuId: string,
  limit: number,
): Promise<void> {
  const rows = await manager.countBy(kind, { menuId });
  if (rows >= limit) throw new DomainError('MENU_CONTENT_LIMIT_REACHED', { limit });
}
