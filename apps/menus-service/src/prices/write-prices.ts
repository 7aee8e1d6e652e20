import type { Prices } from '@cartaviva/domain';
import { In, type EntityManager } from 'typeorm';
import { Item } from '../items/item.entity';

/** Writes all prices in one statement, so that the menus stay locked only as long as for one item. */
const CHANGE = `
  UPDATE menu_items item
  SET price = new.price, sizes = new.sizes, extras = new.extras,
    version = item.version + 1, updated_at = now()
  FROM json_to_recordset($1) AS new (id uuid, price numeric, sizes jsonb, extras jsonb)
  WHERE item.id = new.id`;

/**
 * Writes new prices of items whose menus the transaction has locked.
 * @returns the updated items, in the order of their menus
 */
export async function writePrices(
  manager: EntityManager,
  prices: readonly ({ readonly id: string } & Prices)[],
): Promise<Item[]> {
  await manager.query(CHANGE, [JSON.stringify(prices)]);
  return manager.find(Item, {
    where: { id: In(prices.map(({ id }) => id)) },
    order: { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' },
  });
}
