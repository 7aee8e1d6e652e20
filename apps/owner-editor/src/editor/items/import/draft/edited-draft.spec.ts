import type { MenuDraft } from '@cartaviva/domain';
import { menuSpreadsheet, readSpreadsheet } from '@cartaviva/menu-import';
import {
  lineAsRow,
  movedRow,
  placeOfRow,
  withBlankRow,
  withFields,
  withoutDoubts,
  withoutRow,
  withRowBack,
} from './draft-edits';
import { refusedRows, spreadsheetOf } from './draft-spreadsheet';
import {
  editedDraft,
  faultsOf,
  fieldToCheck,
  otherCurrencies,
  rowsOf,
  rowsToCheck,
} from './edited-draft';

const item = { description: null, doubts: [] };
const read: MenuDraft = {
  categories: [
    { name: null, items: [{ ...item, name: 'Pan', price: '25.00' }] },
    {
      name: 'Platos',
      items: [
        { ...item, name: 'Mofongo', price: '1250.00', doubts: ['price'] },
        { ...item, name: 'Chivo', price: null },
      ],
    },
    { name: 'Vacía', items: [] },
  ],
  unread: [{ text: 'Delivery gratis' }],
};
const draft = editedDraft(read);
const names = (of = draft) => rowsOf(of).map(({ name }) => name);
const [bread, mofongo, goat] = rowsOf(draft);

describe('a draft that its owner sets right', () => {
  it('shows prices as people write them, and no category without items', () => {
    expect(mofongo!.price).toBe('1,250.00');
    expect(draft.sections.map(({ name }) => name)).toEqual(['', 'Platos']);
  });

  it('has to be looked at where there is a doubt or no price', () => {
    expect(rowsToCheck(draft).map(({ name }) => name)).toEqual(['Mofongo', 'Chivo']);
    expect(fieldToCheck(goat!)).toBe('price');
    expect(faultsOf({ ...goat!, price: 'mucho' })).toHaveProperty('price');
    const typed = withFields(draft, mofongo!.key, { price: '1,350' });
    expect(rowsToCheck(typed).map(({ name }) => name)).toEqual(['Chivo']);
    expect(rowsToCheck(withoutDoubts(draft, mofongo!.key))).toHaveLength(1);
    // A changed name does not resolve a doubt about the price.
    expect(rowsToCheck(withFields(draft, mofongo!.key, { name: 'Mofonguito' }))).toHaveLength(2);
  });

  it('loses an item and has it back where it stood, with its category', () => {
    const place = placeOfRow(draft, bread!)!;
    const without = withoutRow(draft, bread!.key);
    expect(without.sections).toHaveLength(1);
    expect(withRowBack(without, place).sections).toHaveLength(2);
    const second = placeOfRow(draft, mofongo!)!;
    expect(names(withRowBack(withoutRow(draft, mofongo!.key), second))).toEqual(names());
  });

  it('takes a line that was not understood as an item, and items of one’s own', () => {
    const more = lineAsRow(draft, draft.unread[0]!.key);
    expect(names(more)).toEqual(['Pan', 'Mofongo', 'Chivo', 'Delivery gratis']);
    expect(more.unread).toEqual([]);
    const blank = withBlankRow(editedDraft({ categories: [], unread: [] }));
    expect(names(blank)).toEqual(['']);
    expect(new Set(rowsOf(withBlankRow(more)).map(({ key }) => key)).size).toBe(5);
  });

  it('moves an item to another category, and leaves none empty', () => {
    const [none, plates] = draft.sections;
    expect(movedRow(draft, bread!.key, plates!.key).sections.map(({ key }) => key)).toEqual([
      plates!.key,
    ]);
    expect(movedRow(draft, goat!.key, 'new').sections).toHaveLength(3);
    expect(movedRow(draft, bread!.key, none!.key)).toMatchObject({ sections: draft.sections });
  });

  it('lands as a table that says the same, and whose refused lines are its items', async () => {
    const priced = withFields(draft, goat!.key, { price: '545 pesos', description: 'Dos\nlíneas' });
    const bytes = new TextEncoder().encode(spreadsheetOf(priced));
    expect(menuSpreadsheet(await readSpreadsheet(bytes)).items).toMatchObject([
      { name: 'Pan', price: '25.00', category: null },
      { name: 'Mofongo', price: '1250.00', category: 'Platos' },
      { name: 'Chivo', price: '545.00', description: 'Dos\nlíneas', category: 'Platos' },
    ]);
    const faults = [{ line: 3, reason: 'No cabe.' }];
    expect([...refusedRows(priced, { faults })]).toEqual([[mofongo!.key, 'No cabe.']]);
  });
});

describe('a draft of a table', () => {
  const table = editedDraft({
    categories: [
      {
        name: 'Pizzas',
        items: [
          {
            ...{ ...item, name: 'Brisa', price: '390.00', doubts: ['category'] },
            sizes: [
              { name: 'Personal', price: '390.00' },
              { name: 'Familiar', price: '790.00' },
            ],
            ...{ isAvailable: false, allergens: ['Gluten'], externalId: 'P-1' },
          },
        ],
      },
    ],
    unread: [{ text: 'Columnas que no se leen: Costo' }],
  });
  const landed = async (of: typeof table) =>
    menuSpreadsheet(await readSpreadsheet(new TextEncoder().encode(spreadsheetOf(of)))).items;

  it('lands with its sizes, allergens, code and availability', async () => {
    const [pizza] = rowsOf(table);
    expect(await landed(table)).toMatchObject([
      {
        price: '390.00',
        sizes: [{ price: '390.00' }, { price: '790.00' }],
        ...{ isAvailable: false, allergens: ['Gluten'], externalId: 'P-1' },
      },
    ]);
    expect(await landed(withFields(table, pizza!.key, { price: '400' }))).toMatchObject([
      { price: '400.00', sizes: [{ price: '400.00' }, { price: '790.00' }] },
    ]);
  });

  it('leads to the name for a doubt about the category, which moving the item answers', () => {
    const [pizza] = rowsOf(table);
    expect(fieldToCheck(pizza!)).toBe('name');
    expect(rowsToCheck(movedRow(table, pizza!.key, 'new'))).toEqual([]);
  });

  it('has prices in other currencies than the menu', () => {
    expect(otherCurrencies(table, 'DOP')).toEqual([]);
    const draft = editedDraft({ categories: [], unread: [], currencies: ['DOP', 'USD'] });
    expect(otherCurrencies(draft, 'DOP')).toEqual(['USD']);
  });
});
