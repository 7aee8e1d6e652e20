import { createHash, randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { Item } from '../item.entity';

/**
 * Returns a function for the IDs of the rows that a write creates. A write with an ID gives the same IDs in each
 * repetition, as UUIDs of version 8 (RFC 9562).
 */
export const idsOfRows =
  (writeId: string | undefined) =>
  (kind: string, index: number): string =>
    writeId === undefined
      ? randomUUID()
      : createHash('sha256')
          .update(`${writeId} ${kind} ${index}`)
          .digest('hex')
          .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');

/** Returns the IDs that belong to items, including deleted ones. */
export async function rowsMadeBefore(
  manager: EntityManager,
  ids: string[],
): Promise<ReadonlySet<string>> {
  const found = await manager.find(Item, {
    where: { id: In(ids) },
    select: { id: true },
    withDeleted: true,
  });
  return new Set(found.map(({ id }) => id));
}
