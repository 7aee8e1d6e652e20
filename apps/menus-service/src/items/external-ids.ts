import { DomainError } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import { Item } from './item.entity';

/**
 * Checks that no item of the menu, which the transaction has locked, has the external ID.
 * @throws DomainError EXTERNAL_ID_TAKEN
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
