import { differencesOf, findDifferences } from './differences';
import { stateBefore, stateOf, type MenuState, type StoredRow } from './menu-state';
import { summaryOf } from './summary';

const ROWS: readonly StoredRow[] = [
  {
    kind: 'menu',
    id: 'm',
    content: {
      ...{ name: 'Carta', restaurant_name: 'Ana', description: null, address: null, phone: null },
      ...{ opening_hours: null, logo_url: null, logo_placeholder: null, theme_color: '#10b981' },
      ...{ cover_url: null, second_currency: null },
      ...{ design: 'classic', currency: 'DOP', adds_itbis: false, adds_ley: false, languages: [] },
      ...{ qr_design: {}, translations: {}, is_published: true },
    },
  },
  { kind: 'category', id: 'c1', content: category('Platos', 1) },
  { kind: 'category', id: 'c2', content: category('Bebidas', 2) },
  { kind: 'item', id: 'i1', content: item('La Bandera', 1, { category_id: 'c1' }) },
  { kind: 'item', id: 'i2', content: item('Mofongo', 2, { category_id: 'c1' }) },
  { kind: 'item', id: 'i3', content: item('Jugo', 3, { category_id: 'c2', price: '1250.50' }) },
];

function category(name: string, display_order: number) {
  return { name, display_order, opening_hours: null, translations: {}, created_at: '2026-11-20' };
}

function item(name: string, display_order: number, more: object = {}) {
  return {
    ...{ name, display_order, price: '350.00', description: null, category_id: null },
    ...{ sizes: [], extras: [], image_url: null, image_placeholder: null, dietary_tags: [] },
    ...{ is_available: true, available_again_at: null, external_id: null, translations: {} },
    ...{ allergens: [], created_at: '2026-11-20' },
    ...more,
  };
}

const now = stateOf(ROWS);

const saidAfter = (past: readonly StoredRow[], after: MenuState = now) => {
  const before = stateBefore(after, past);
  const summary = summaryOf(findDifferences(before, after));
  return { differences: differencesOf(before, after), summary };
};

describe('what differs between two states of a menu', () => {
  it('is nothing between a state and itself', () => {
    expect(differencesOf(now, stateOf(ROWS))).toEqual([]);
  });

  it('is a price with its currency, thousands and decimals', () => {
    const past = [{ kind: 'item', id: 'i3', content: { price: '90.00' } }] as const;
    const { differences, summary } = saidAfter(past);
    expect(differences).toEqual([
      {
        ...{ kind: 'item', id: 'i3', name: 'Jugo', category: 'Bebidas', change: 'changed' },
        fields: [{ field: 'price', label: 'Precio', before: 'RD$90.00', after: 'RD$1,250.50' }],
      },
    ]);
    expect(summary).toEqual(['Precio de Jugo: RD$90.00 → RD$1,250.50']);
  });

  it.each<[string, StoredRow, string]>([
    ['an item made', { kind: 'item', id: 'i1', content: null }, 'Ítem nuevo: La Bandera'],
    ['a category made', { kind: 'category', id: 'c1', content: null }, 'Categoría nueva: Platos'],
    [
      'an item deleted',
      { kind: 'item', id: 'i9', content: item('Flan', 9) },
      'Ítem eliminado: Flan',
    ],
    [
      'sold out',
      { kind: 'item', id: 'i1', content: { is_available: false } },
      'La Bandera: disponible',
    ],
    ['published', { kind: 'menu', id: 'm', content: { is_published: false } }, 'Menú publicado'],
    [
      'several fields',
      { kind: 'item', id: 'i1', content: { price: '1.00', name: 'Bandera' } },
      'La Bandera: nombre, precio',
    ],
    [
      'a text that went',
      { kind: 'menu', id: 'm', content: { phone: '809-555-0199' } },
      'Teléfono: 809-555-0199 → vacío',
    ],
    [
      'a design',
      { kind: 'menu', id: 'm', content: { design: 'night-bar' } },
      'Diseño: Bar nocturno → Clásico',
    ],
    [
      'hours, which are for programs',
      { kind: 'menu', id: 'm', content: { opening_hours: 'Mo off' } },
      'Horario: un horario → sin horario',
    ],
    [
      'another category',
      { kind: 'item', id: 'i3', content: { category_id: 'c1' } },
      'Categoría de Jugo: Platos → Bebidas',
    ],
    [
      'a translation',
      { kind: 'item', id: 'i1', content: { translations: { en: { name: 'The Flag' } } } },
      'Nombre (inglés) de La Bandera: The Flag → vacío',
    ],
  ])('is said in a sentence: %s', (_, past, sentence) => {
    expect(saidAfter([past]).summary).toContain(sentence);
  });

  it('is one sentence for an order, however many rows moved', () => {
    const past = [
      { kind: 'item', id: 'i1', content: { display_order: 2 } },
      { kind: 'item', id: 'i2', content: { display_order: 1 } },
    ] as const;
    expect(saidAfter(past).summary).toEqual(['Orden de los ítems: cambió']);
    const shifted = ['i1', 'i2', 'i3'].map((id, at): StoredRow => ({
      kind: 'item',
      id,
      content: { display_order: at + 7 },
    }));
    expect(saidAfter(shifted).differences).toEqual([]);
  });

  it('is the price of no item when the menu has another currency', () => {
    const past = [{ kind: 'menu', id: 'm', content: { currency: 'USD' } }] as const;
    const { differences } = saidAfter(past);
    expect(differences.map(({ id }) => id)).toEqual(['m']);
  });
});
