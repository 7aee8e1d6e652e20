/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { jest } from '@jest/globals';
import { id, sampleCategory, sampleItem, sampleMenu } from '../testing/sample-menu';
import { pageOf, showPage } from '../testing/menu-body';
import { offerSearch } from './find';
import { updatePage } from './update-page';

const items = [
  sampleItem(1, { name: 'Sancocho', imageUrl: `/objects/${id(1)}` }),
  sampleItem(2, { name: 'Flan', categoryId: id(10) }),
];
/** Enough items for the menu to have a search. */
const filling = [5, 6, 7, 8, 9, 10].map((number) => sampleItem(number, { name: `Sopa ${number}` }));
const categories = [sampleCategory(10, 'Postres'), sampleCategory(11, 'Bebidas')];
const next = (own: Parameters<typeof pageOf>[0]) =>
  updatePage(document, new DOMParser().parseFromString(pageOf(own), 'text/html'));

let listened: jest.SpiedFunction<EventTarget['addEventListener']>;

beforeEach(() => {
  listened = jest.spyOn(document as EventTarget, 'addEventListener');
  history.replaceState(null, '', '/m/x');
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  showPage({ categories, items });
});

// A search of an earlier test would otherwise move the rows as well.
afterEach(() => {
  for (const [event, react] of listened.mock.calls) {
    (document as EventTarget).removeEventListener(event, react);
  }
  jest.restoreAllMocks();
});

const row = (name: string) => document.getElementById(`p-${name}`)!;

describe('taking over a newer state of the page', () => {
  it('shows what changed and keeps every node that can stay', () => {
    const image = row('sancocho').querySelector('img');
    const link = row('flan').querySelector('a')!;
    link.focus();
    next({
      menu: sampleMenu({ restaurantName: 'Casa Nueva', themeColor: '#ef4444' }),
      categories,
      items: [
        { ...items[0]!, price: '999.00', isAvailable: false },
        items[1]!,
        sampleItem(3, { name: 'Té', categoryId: id(11) }),
      ],
    });
    expect(row('sancocho').textContent).toContain('RD$999.00');
    expect(row('sancocho').textContent).toContain('No disponible');
    expect(row('sancocho').querySelector('img')).toBe(image);
    expect(document.activeElement).toBe(link);
    expect(document.querySelector('h1')?.textContent).toBe('Casa Nueva');
    expect(document.title).toContain('Casa Nueva');
    expect(document.head.textContent).toContain('--fill:#ef4444');
    expect([...document.querySelectorAll('h3')].map((name) => name.textContent)).toEqual([
      'Sancocho',
      'Flan',
      'Té',
    ]);
    expect(JSON.parse(document.getElementById('menu-data')!.textContent)).toMatchObject({
      items: [{ soldOut: true, price: '999.00' }, { name: 'Flan' }, { name: 'Té' }],
    });
  });

  it('moves rows as their order says, and lets go of those that are gone', () => {
    const [first, second] = [row('sancocho'), row('flan')];
    next({ categories, items: [{ ...items[1]!, categoryId: null }, items[0]!] });
    expect([...document.querySelectorAll('main li')].slice(0, 2)).toEqual([
      expect.objectContaining({ id: second.id }),
      first,
    ]);
    next({ categories, items: [items[1]!] });
    expect(document.getElementById('p-sancocho')).toBeNull();
  });

  it('leaves a search as it is, and searches what is new', () => {
    const diets = { dietaryTags: ['Vegano' as const] };
    showPage({ categories, items: items.map((item) => ({ ...item, ...diets })) });
    history.replaceState(null, '', '/m/x?q=flan&dieta=Vegano');
    offerSearch(document);
    expect(row('sancocho').hidden).toBe(true);
    const more = [...items, sampleItem(4, { name: 'Flan de coco' })];
    next({ categories, items: more.map((item) => ({ ...item, ...diets })) });
    expect(document.querySelector<HTMLInputElement>('[type=search]')?.value).toBe('flan');
    expect(row('sancocho').hidden).toBe(true);
    expect(row('flan-de-coco').hidden).toBe(false);
    expect(document.querySelector('[role=status]')?.textContent).toBe('2 platos');
  });

  it('keeps the order of prices, of what is new too, and gives every item back to its category', () => {
    history.replaceState(null, '', '/m/x?orden=precio');
    const priced = items.map((item, at) => ({ ...item, price: `${300 - at * 100}.00` }));
    showPage({ categories, items: [...priced, ...filling] });
    offerSearch(document);
    const link = row('flan').querySelector('a')!;
    link.focus();
    const tea = sampleItem(3, { name: 'Té', price: '50.00', categoryId: id(11) });
    next({ categories, items: [...priced, ...filling, tea] });
    const names = () => [...document.querySelectorAll('h3')].map((name) => name.textContent);
    expect(names().slice(0, 3)).toEqual(['Té', 'Flan', 'Sancocho']);
    expect(names()).toHaveLength(9);
    expect(document.activeElement).toBe(link);
    document.querySelector<HTMLButtonElement>('.cheapest')!.click();
    expect(names().at(-1)).toBe('Té');
    expect(row('flan').closest('section')?.textContent).toMatch(/^Postres/);
  });
});
