import { DomainError } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import { Item } from './item.entity';

/**
 * Refuses an external id as EXTERNAL_ID_TAKEN that an item of the menu has, which the transaction has
 * locked.
 */
export async function requireFreeExternalId(
  manager: EntityManager,
  menuId: string,
  externalId: string | null | undefined,
): Promise<void> {
  if (!externalId) return;
  const isTaken = await manager.existsBy(Item, { menuId, externalId });
  if (isTaken) throw new DomainError('EXTERNAL_ID_TAKEN');
}
