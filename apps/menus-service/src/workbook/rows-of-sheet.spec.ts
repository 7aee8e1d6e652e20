import type { ImportedItem, MenuSheet } from '@cartaviva/menu-import';
import type { Item } from '../items/item.entity';
import { rowsOfSheet } from './rows-of-sheet';

const line: ImportedItem = {
  ...{ line: 2, id: '', name: 'Flan', price: '95.00', description: null, category: null },
  ...{ dietaryTags: [], allergens: [], isAvailable: true },
};
const flan = {
  id: 'a',
  name: 'flan',
  categoryId: null,
  price: '80.00',
  sizes: [],
} as unknown as Item;

function rowOf(...columns: MenuSheet['columns']) {
  const sheet = { name: 'Carta', columns, items: [line], refused: [], ignored: [] };
  return rowsOfSheet(sheet, { items: [flan], categories: [] }).rows[0]!.row;
}

describe('a line of a sheet', () => {
  const said = { itemId: 'a', name: 'Flan', price: '95.00' };

  it('says of its item what its columns say, and nothing that no column does', () => {
    expect(rowOf('name', 'price')).toEqual(said);
    expect(rowOf('name', 'price', 'description', 'category')).toEqual({
      ...{ ...said, description: null, categoryName: null },
    });
    expect(rowOf('name', 'price', 'tags', 'allergens', 'available')).toEqual({
      ...{ ...said, dietaryTags: [], allergens: [], isAvailable: true },
    });
  });
});
