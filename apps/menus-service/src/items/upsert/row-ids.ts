import { createHash, randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { Item } from '../item.entity';

/**
 * The ids of what the rows of one write make: the same at each repeat of a write that has an id itself,
 * UUIDs of version 8 (RFC 9562).
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

/** Those of the ids that items have, deleted ones too. */
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
