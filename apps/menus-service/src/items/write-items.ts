import { BLANK_ITEM } from '@cartaviva/domain';
import { In, type EntityManager } from 'typeorm';
import { changed, updated, type UndatedChange } from '../menus/content-changes';
import { Item } from './item.entity';
import { toItemView } from './item.view';

/** Columns of an item, except for those that a new row sets itself and the shared ID. */
export type WrittenItem = Omit<
  Item,
  'menuId' | 'sharedId' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;

/** Default values of an item that has only a name and a price. */
export const UNWRITTEN_ITEM = {
  ...BLANK_ITEM,
  categoryId: null,
  externalId: null,
  description: null,
  imageUrl: null,
  imagePlaceholder: null,
} as const;

const TYPES: Readonly<Record<keyof Omit<WrittenItem, 'id'>, string>> = {
  categoryId: 'uuid',
  externalId: 'text',
  name: 'text',
  description: 'text',
  price: 'numeric',
  imageUrl: 'text',
  imagePlaceholder: 'text',
  dietaryTags: 'text[]',
  allergens: 'text[]',
  isAvailable: 'boolean',
  sizes: 'jsonb',
  extras: 'jsonb',
  availableAgainAt: 'timestamptz',
  translations: 'jsonb',
  displayOrder: 'integer',
};

const fields = Object.entries(TYPES).map(([field, type]) => ({
  field,
  type,
  column: field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
}));
const columns = fields.map(({ column }) => column).join();
const values = fields.map(({ field }) => `item."${field}"`).join();
const record = fields.map(({ field, type }) => `"${field}" ${type}`).join();
const changes = fields.map(({ column }) => `${column} = excluded.${column}`).join();

/** Writes all items in one statement, so that the menu stays locked only as long as for one item. */
const WRITE = `
  INSERT INTO menu_items (id, menu_id, ${columns})
  SELECT item.id, $1, ${values} FROM json_to_recordset($2) AS item (id uuid, ${record})
  ON CONFLICT (id) DO UPDATE SET ${changes}, version = menu_items.version + 1, updated_at = now()`;

/**
 * Creates or updates items of a menu, which the transaction has locked.
 * @param present previous state of items that are updated
 * @returns the changes, in the order of the items
 */
export async function writeItems(
  manager: EntityManager,
  menuId: string,
  items: readonly WrittenItem[],
  present: readonly Item[] = [],
): Promise<UndatedChange[]> {
  if (items.length === 0) return [];
  await manager.query(WRITE, [menuId, JSON.stringify(items)]);
  const before = new Map(present.map((item) => [item.id, toItemView(item)]));
  const written = await manager.findBy(Item, { id: In(items.map(({ id }) => id)) });
  const position = new Map(items.map(({ id }, at) => [id.toLowerCase(), at]));
  written.sort((one, other) => position.get(one.id)! - position.get(other.id)!);
  return written.map(toItemView).flatMap((view) => {
    const old = before.get(view.id);
    return old ? updated('item', old, view) : [changed('item.created', view)];
  });
}
