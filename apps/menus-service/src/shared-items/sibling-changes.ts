import type { ItemView } from '@cartaviva/contracts';
import type { LanguageCode, Translations } from '@cartaviva/domain';
import type { MessageContext } from '@cartaviva/redis-transport';
import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager } from 'typeorm';
import { fieldsIn } from '../history/menu-state';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { changed, updated, type UndatedChange } from '../menus/content-changes';
import { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';

/** Rows of other menus that the trigger wrote. The open changes contain their previous values. */
const WRITTEN = `
  SELECT DISTINCT sibling.id, open.rows->('item:' || sibling.id)->'before' AS before
  FROM menu_items own
    JOIN menu_items sibling ON sibling.shared_id = own.shared_id AND sibling.menu_id <> own.menu_id
    JOIN menus menu ON menu.id = sibling.menu_id AND menu.deleted_at IS NULL
    JOIN menu_changes open ON open.menu_id = sibling.menu_id AND open.author IS NULL
  WHERE own.menu_id = $1 AND sibling.deleted_at IS NULL
    AND jsonb_typeof(open.rows->('item:' || sibling.id)->'before') = 'object'`;

interface WrittenRow {
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>>;
}

/** User ID of the account's owner, which the views of menus contain. */
type Owned = Pick<MessageContext, 'userId'>;

export interface SiblingChange {
  readonly menu: Menu;
  readonly changes: readonly UndatedChange[];
}

/**
 * Returns the changes that the transaction's writes to shared items made in other menus, in the order of the menus'
 * IDs.
 */
export async function siblingChanges(
  manager: EntityManager,
  { id }: Menu,
  acting: Owned,
): Promise<SiblingChange[]> {
  const rows = await manager.query<WrittenRow[]>(WRITTEN, [id]);
  if (rows.length === 0) return [];
  const before = new Map(rows.map((row) => [row.id, fieldsIn(row.before) as Partial<Item>]));
  const items = await manager.find(Item, {
    where: { id: In([...before.keys()]) },
    order: { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' },
  });
  const menuIds = [...new Set(items.map(({ menuId }) => menuId))];
  const menus = await manager.find(Menu, { where: { id: In(menuIds) }, order: { id: 'ASC' } });
  return menus.map((menu) => {
    const own = items.filter(({ menuId }) => menuId === menu.id);
    return {
      menu,
      changes: [
        ...own.flatMap((item) =>
          updated('item', viewBefore(item, before.get(item.id)!), toItemView(item)),
        ),
        ...translated(menu, own, before, acting),
      ],
    };
  });
}

function viewBefore(item: Item, before: Partial<Item>): ItemView {
  const view = toItemView(item);
  const past = Object.entries(before).filter(([field]) => field in view);
  return { ...view, ...Object.fromEntries(past) };
}

/** Returns one change for each language with a different translation. */
function translated(
  menu: Menu,
  items: readonly Item[],
  before: ReadonlyMap<string, Partial<Item>>,
  { userId }: Owned,
): UndatedChange[] {
  const languages = new Set<string>();
  for (const { id, translations } of items) {
    const past: Translations = before.get(id)!.translations ?? translations;
    for (const code of Object.keys({ ...past, ...translations })) {
      const language = code as LanguageCode;
      if (!isDeepStrictEqual(past[language], translations[language])) languages.add(code);
    }
  }
  return [...languages].map((language) => ({
    ...changed('menu.translated', toMenuView(menu, userId)),
    language,
  }));
}
