import type { ItemRow } from '@cartaviva/contracts';
import { CATEGORIES_PER_MENU, ITEMS_PER_MENU, RULE_MESSAGES } from '@cartaviva/domain';
import type { Item } from '../item.entity';
import { UNWRITTEN_ITEM } from '../write-items';
import { planRows, type Present } from './plan-rows';

const NOW = new Date('2026-11-23T12:00:00Z');
const IMAGE = '/objects/3f0c8d2e-54b1-4f5e-9f0e-0b9f6b6f0001';

const anItem = (fields: Partial<Item>): Item =>
  ({
    ...UNWRITTEN_ITEM,
    name: 'Flan',
    price: '95.00',
    displayOrder: 1,
    version: 3,
    ...fields,
  }) as Item;

const plan = (rows: unknown[], present: Partial<Present> = {}) =>
  planRows(rows as ItemRow[], {
    ...{ items: [], categories: [], images: new Map(), madeBefore: new Set(), now: NOW },
    timeZone: 'America/Santo_Domingo',
    idOf: (kind, index) => `${kind} ${index}`,
    ...present,
  });

const outcomes = (rows: unknown[], present?: Partial<Present>) =>
  plan(rows, present).rows.map(({ status, errors }) =>
    errors ? Object.fromEntries(errors.map(({ field, reason }) => [field, reason])) : status,
  );

const flan = { externalId: 'P-1', name: 'Flan', price: '95' };
const known = anItem({ id: 'known', externalId: 'P-1', description: 'De coco' });

const breakfast = {
  id: '3f0c8d2e-54b1-4f5e-9f0e-0b9f6b6f0011',
  name: 'Desayunos',
  displayOrder: 1,
};
const drinks = { id: '3f0c8d2e-54b1-4f5e-9f0e-0b9f6b6f0012', name: 'Bebidas', displayOrder: 2 };

describe('rows without an id and a code', () => {
  const categories = [breakfast, drinks];
  const coffee = (id: string, categoryId: string | null, more: Partial<Item> = {}) =>
    anItem({ id, name: 'Café', categoryId, ...more });
  const found = (rows: unknown[], items: Item[] = []) =>
    plan(rows, { items, categories, findsByName: true }).rows.map(
      ({ itemId, errors }) => itemId ?? errors!.map(({ field }) => field).join(),
    );
  const price = '60';

  it.each<[string, unknown[], Item[], string[]]>([
    ['the only one of their name', [{ name: ' CAFÉ ', price }], [coffee('a', null)], ['a']],
    ['new where none has it', [{ name: 'Té', price }], [coffee('a', null)], ['item 0']],
    [
      'refused where several have it',
      [{ name: 'Café', price }],
      [coffee('a', null), coffee('b', drinks.id)],
      ['name'],
    ],
    [
      'of several the one in their category',
      [{ name: 'Café', categoryName: 'bebidas', price }],
      [coffee('a', null), coffee('b', drinks.id)],
      ['b'],
    ],
    [
      'of several the one without a category',
      [{ name: 'Café', categoryId: null, price }],
      [coffee('a', null), coffee('b', drinks.id)],
      ['a'],
    ],
    [
      'refused where several in it have it',
      [{ name: 'Café', categoryId: drinks.id, price }],
      [coffee('a', drinks.id), coffee('b', drinks.id)],
      ['name'],
    ],
    [
      'the only one where it changes its category',
      [{ name: 'Café', categoryName: 'Bebidas', price }],
      [coffee('a', null)],
      ['a'],
    ],
    [
      'new beside the one in the category of another row',
      [
        { name: 'Café', categoryName: 'Bebidas', price },
        { name: 'Café', categoryName: 'Desayunos', price },
      ],
      [coffee('a', breakfast.id)],
      ['item 0', 'a'],
    ],
    [
      'new, each in its category',
      [
        { name: 'Café', categoryName: 'Bebidas', price },
        { name: 'Café', categoryName: 'Desayunos', price },
      ],
      [],
      ['item 0', 'item 1'],
    ],
    [
      'refused when they are there twice',
      [
        { name: 'Café', price },
        { name: 'café', price },
      ],
      [],
      ['item 0', 'name'],
    ],
    [
      'refused when another row is their item',
      [{ itemId: '3f0c8d2e-54b1-4f5e-9f0e-0b9f6b6f0001' }, { name: 'Café', price }],
      [coffee('3f0c8d2e-54b1-4f5e-9f0e-0b9f6b6f0001', null)],
      ['3f0c8d2e-54b1-4f5e-9f0e-0b9f6b6f0001', 'name'],
    ],
    ['refused without a name', [{ price }], [coffee('a', null)], ['name']],
  ])('are %s', (_, rows, items, expected) => expect(found(rows, items)).toEqual(expected));

  it('keep the code of their item', () => {
    const { items } = plan([{ name: 'Café', externalId: null, price }], {
      items: [coffee('a', null, { externalId: 'C-1' })],
      findsByName: true,
    });
    expect(items).toMatchObject([{ id: 'a', externalId: 'C-1', price: '60.00' }]);
  });

  it('create items if names do not identify them', () => {
    expect(
      outcomes(
        [
          { name: 'Café', price },
          { name: 'Café', price },
        ],
        { items: [coffee('a', null)] },
      ),
    ).toEqual(['created', 'created']);
  });
});

describe('rows of items', () => {
  it('make what is not there, last, and change what is, in what they say', () => {
    const rows = [
      { externalId: 'P-1', price: '100' },
      { ...flan, externalId: 'p-1' },
      { name: 'Té', price: '50' },
    ];
    const { items, rows: report } = plan(rows, { items: [known] });
    expect(report).toEqual([
      { index: 0, externalId: 'P-1', status: 'updated', itemId: 'known', version: 4 },
      { index: 1, externalId: 'p-1', status: 'created', itemId: 'item 1', version: 1 },
      { index: 2, externalId: null, status: 'created', itemId: 'item 2', version: 1 },
    ]);
    expect(items).toMatchObject([
      { id: 'known', name: 'Flan', price: '100.00', description: 'De coco', displayOrder: 1 },
      { id: 'item 1', name: 'Flan', price: '95.00', externalId: 'p-1', displayOrder: 2 },
      { id: 'item 2', name: 'Té', externalId: null, displayOrder: 3 },
    ]);
  });

  it('name an item by its id, too, and may give it the id of another program', () => {
    const [one, two, three] = [1, 2, 3].map((at) =>
      anItem({
        id: `3f0c8d2e-54b1-4f5e-9f0e-0b9f6b6f000${at}`,
        externalId: at === 3 ? 'P-3' : null,
      }),
    );
    const present = { items: [one!, two!, three!] };
    const { rows, items } = plan([{ itemId: one!.id.toUpperCase(), externalId: 'P-1' }], present);
    expect(rows).toMatchObject([{ externalId: 'P-1', status: 'updated', itemId: one!.id }]);
    expect(items).toMatchObject([{ id: one!.id, name: 'Flan', externalId: 'P-1' }]);
    expect(
      outcomes(
        [
          { itemId: '3f0c8d2e-54b1-4f5e-9f0e-0b9f6b6f0009', name: 'x', price: '1' },
          { itemId: two!.id, externalId: 'P-3' },
          { itemId: three!.id, externalId: 'P-4' },
          { externalId: 'P-3', price: '1' },
          { itemId: two!.id, expectedVersion: 3 },
        ],
        present,
      ),
    ).toEqual([
      { itemId: RULE_MESSAGES.unknownItem },
      { externalId: RULE_MESSAGES.takenExternalId },
      'updated',
      { externalId: RULE_MESSAGES.repeatedItem },
      'unchanged',
    ]);
  });

  it('that say what already is write nothing, and neither do those of an earlier try', () => {
    const rows = [
      { ...flan, name: ' Flan ', description: 'De coco' },
      { name: 'Té', price: '5' },
    ];
    const { items, rows: report } = plan(rows, {
      items: [known],
      madeBefore: new Set(['item 1']),
    });
    expect(report.map(({ status }) => status)).toEqual(['unchanged', 'unchanged']);
    expect(items).toEqual([]);
  });

  it('stand under a category by its name, which is made once if there is none', () => {
    const categories = [{ id: 'sopas', name: 'Sopas', displayOrder: 4 }];
    const named = (categoryName: string | null) => ({ name: 'x', price: '1', categoryName });
    const rows = [named(' SOPAS '), named('Postres'), named('postres'), named(null)];
    const { items, newCategories } = plan(rows, { categories });
    expect(items.map(({ categoryId }) => categoryId)).toEqual([
      ...['sopas', 'category 1', 'category 1', null],
    ]);
    expect(newCategories).toEqual([{ id: 'category 1', name: 'Postres', displayOrder: 5 }]);
  });

  it('stand under a category by its id, and stay where they are when they say none', () => {
    const id = '3f0c8d2e-54b1-4f5e-9f0e-0b9f6b6f000a';
    const categories = [{ id, name: 'Sopas', displayOrder: 1 }];
    const present = ['P-2', 'P-3', 'P-4'].map((externalId) =>
      anItem({ id: externalId, externalId, categoryId: id }),
    );
    const rows = [
      { ...flan, categoryId: id.toUpperCase() },
      { externalId: 'P-2', price: '1' },
      { externalId: 'P-3', categoryName: null },
      { externalId: 'P-4', categoryId: null },
    ];
    const { items } = plan(rows, { items: present, categories });
    expect(items.map(({ categoryId }) => categoryId)).toEqual([id, id, null, null]);
  });

  it('make categories after the last one, in their order, and none for a row that is refused', () => {
    const categories = [{ id: 'sopas', name: 'Sopas', displayOrder: 4 }];
    const rows = [
      { name: 'x', price: '1', categoryName: 'Jugos', imageUrl: IMAGE },
      { name: 'y', price: '1', categoryName: 'Postres' },
      { name: 'z', price: '1', categoryName: 'Cafés' },
    ];
    const planned = plan(rows, { categories });
    expect(planned.rows[0]).toMatchObject({ status: 'failed', errors: [{ field: 'imageUrl' }] });
    expect(planned.newCategories).toEqual([
      { id: 'category 1', name: 'Postres', displayOrder: 5 },
      { id: 'category 2', name: 'Cafés', displayOrder: 6 },
    ]);
  });

  it('are over the version that they name, and no other', () => {
    const changed = { expectedVersion: RULE_MESSAGES.changedItem };
    const over = (expectedVersion: number) =>
      outcomes([{ externalId: 'P-1', price: '100', expectedVersion }], { items: [known] });
    expect([2, 3, 4].flatMap(over)).toEqual([changed, 'updated', changed]);
  });

  it('are refused one by one, with the reason by field', () => {
    const categories = [{ id: 'c1', name: 'Sopas', displayOrder: 1 }];
    const present = { items: [known], categories };
    const other = '3f0c8d2e-54b1-4f5e-9f0e-0b9f6b6f0002';
    expect(
      outcomes(
        [
          { ...flan, price: '1,5', colour: 'red' },
          { externalId: 'P-2' },
          { ...flan, externalId: 'x'.repeat(65) },
          { ...flan, externalId: ' ' },
          { ...flan, externalId: 'P-3', categoryId: other },
          { ...flan, externalId: 'P-4', categoryId: other, categoryName: 'Sopas' },
          { ...flan, externalId: 'P-5', imageUrl: IMAGE },
          { ...flan, externalId: 'P-6', expectedVersion: 3 },
          { ...flan, externalId: 'P-6' },
          { ...flan, externalId: 'P-7', availableAgainAt: '2026-11-24T00:00:00Z' },
          { ...flan, externalId: 'P-8' },
        ],
        present,
      ),
    ).toEqual([
      { price: RULE_MESSAGES.price, colour: RULE_MESSAGES.unknownField },
      { name: 'Falta el nombre', price: 'Falta el precio' },
      { externalId: RULE_MESSAGES.tooLong(64) },
      { externalId: 'Falta el código externo' },
      { categoryId: RULE_MESSAGES.unknownCategory },
      { categoryName: RULE_MESSAGES.twoCategories },
      { imageUrl: RULE_MESSAGES.imagePath },
      { expectedVersion: RULE_MESSAGES.changedItem },
      { externalId: RULE_MESSAGES.repeatedItem },
      { availableAgainAt: RULE_MESSAGES.returnOfAvailable },
      'created',
    ]);
  });

  it('take an image of the owner’s, with what to paint while it comes', () => {
    const row = { ...flan, imageUrl: IMAGE };
    const { items } = plan([row], { items: [known], images: new Map([[IMAGE, 'hash']]) });
    expect(items).toMatchObject([{ imageUrl: IMAGE, imagePlaceholder: 'hash' }]);
    const cleared = plan([{ externalId: 'P-1', imageUrl: null }], { items: items as Item[] });
    expect(cleared.items).toMatchObject([{ imageUrl: null, imagePlaceholder: null }]);
  });

  it('fill the menu and no further; those that change go on', () => {
    const items = Array.from({ length: ITEMS_PER_MENU - 1 }, (_, at) =>
      anItem({ id: `${at}`, externalId: `P-${at}`, displayOrder: at }),
    );
    const rows = [
      { ...flan, externalId: 'a' },
      { ...flan, externalId: 'b' },
      { externalId: 'P-1', price: '1' },
    ];
    expect(outcomes(rows, { items })).toEqual([
      ...['created', { menu: RULE_MESSAGES.fullOfItems(ITEMS_PER_MENU) }, 'updated'],
    ]);
    const categories = Array.from({ length: CATEGORIES_PER_MENU }, (_, at) => ({
      ...{ id: `${at}`, name: `Categoría ${at}`, displayOrder: at },
    }));
    expect(outcomes([{ ...flan, categoryName: 'Otra' }], { categories })).toEqual([
      { categoryName: RULE_MESSAGES.fullOfCategories(CATEGORIES_PER_MENU) },
    ]);
  });
});
