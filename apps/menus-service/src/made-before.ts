import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/**
 * Finds the row that an earlier attempt of the same write created, even if it was deleted since. Call it under the
 * lock that the insertion needs.
 * @throws DomainError INVALID_INPUT if the ID belongs to something else
 */
export async function madeBefore<Row extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string | undefined,
  place: Partial<Row>,
): Promise<Row | null> {
  if (id === undefined) return null;
  const where = { id } as FindOptionsWhere<Row>;
  const row = await manager.findOne(entity, { where, withDeleted: true });
  const isOther = row && Object.entries(place).some(([name, value]) => row[name] !== value);
  if (isOther) throw new DomainError('INVALID_INPUT', { fields: { newId: RULE_MESSAGES.id } });
  return row;
}
