import { aCategory, anItem, MENU_ID } from '@cartaviva/web-testing';
import type { ItemRow, ItemView } from '@cartaviva/contracts';
import { screen, within } from '@testing-library/react';
import '../editor/items/grid/item-grid';
import '../editor/items/items-tab';
import { openItems } from './open-editor';

export const mains = aCategory({ id: 'mains', name: 'Platos fuertes' });
export const drinks = aCategory({ id: 'drinks', name: 'Bebidas', displayOrder: 2 });
/** Goat and pizza are in 'Platos fuertes', the juice is in 'Bebidas'. Only the pizza has sizes. */
const goat = anItem({
  id: 'goat',
  name: 'Chivo',
  description: 'Con ron',
  price: '545.00',
  categoryId: 'mains',
});
const pizza = anItem({
  id: 'pizza',
  name: 'Pizza',
  categoryId: 'mains',
  price: '900.00',
  sizes: [
    { name: 'Grande', price: '900.00' },
    { name: 'Personal', price: '450.00' },
  ],
  displayOrder: 2,
});
const juice = anItem({
  id: 'juice',
  name: 'Jugo',
  description: 'De chinola',
  price: '110.00',
  categoryId: 'drinks',
  displayOrder: 3,
});
export const MENU: readonly ItemView[] = [goat, pizza, juice];

/** A server that stores what it receives and checks item versions. `put` simulates a change from elsewhere. */
function aServer(items: readonly ItemView[], refuses: (call: string) => boolean) {
  const saved = new Map(items.map((item) => [item.id, item]));
  const put = (id: string, changes: object) => {
    const item = saved.get(id)!;
    saved.set(id, { ...item, ...changes, version: item.version + 1 });
    return saved.get(id)!;
  };
  const replies = {
    ...Object.fromEntries(
      items.map(({ id }) => [
        `PUT /api/items/${id}`,
        (body: unknown, headers: Headers) =>
          headers.get('If-Match') === `"${saved.get(id)!.version}"`
            ? { body: put(id, body as object) }
            : { status: 412, body: {} },
      ]),
    ),
    [`GET /api/menus/${MENU_ID}/items`]: () => ({ body: [...saved.values()] }),
    [`PUT /api/menus/${MENU_ID}/prices`]: (body: unknown) => ({
      body: (body as { items: { itemId: string; price: string }[] }).items.map((sent) =>
        put(sent.itemId, { price: sent.price }),
      ),
    }),
    [`PUT /api/menus/${MENU_ID}/items`]: (body: unknown) => ({
      body: {
        rows: (body as { items: ItemRow[] }).items.map(
          ({ itemId, expectedVersion, name = '', ...row }) => {
            const isRefused = refuses(`PUT /api/items/${itemId}`);
            if (itemId === undefined) {
              const displayOrder = saved.size + 1;
              saved.set(name, anItem({ ...(row as object), id: name, name, displayOrder }));
            } else if (isRefused || saved.get(itemId)!.version !== expectedVersion) {
              return { itemId: null };
            } else put(itemId, { ...row, ...(name && { name }) });
            return { itemId: itemId ?? name };
          },
        ),
      },
    }),
    'DELETE /api/items/Batida': () => ({ status: saved.delete('Batida') ? 204 : 404 }),
  };
  return { put, replies };
}

export async function openGrid(replies: object = {}, items: readonly ItemView[] = MENU) {
  localStorage.setItem('itemsView', 'grid');
  const server = aServer(items, (call) => call in replies);
  const opened = await openItems({
    items,
    categories: [mains, drinks],
    replies: { ...server.replies, ...replies },
  });
  await screen.findByRole('grid', { name: 'Ítems del menú' });
  const writes = () =>
    opened.calls
      .filter(({ call }) => !call.startsWith('GET'))
      .map(({ call, body }) => [call.replace(`/api/menus/${MENU_ID}`, ''), body]);
  return { ...opened, writes, changeElsewhere: server.put };
}

export const grid = () => within(screen.getByRole('grid'));
export const cell = (text: string) => grid().getByRole('gridcell', { name: text });
export const nameCell = (text: string) => grid().getByRole('rowheader', { name: text });
export const column = (at: number) =>
  grid()
    .getAllByRole('row')
    .slice(1)
    .map((row) => (row as HTMLTableRowElement).cells[at]!.textContent);
export const [NAMES, DESCRIPTIONS, CATEGORIES, PRICES, AVAILABLE] = [1, 2, 3, 4, 5] as const;
