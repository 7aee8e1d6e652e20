/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { renderMenuPage } from '../server';
import { id, MENU_ID, sampleCategory, sampleItem, sampleMenu } from '../testing/sample-menu';
import { offerSearch } from './find';

const assets = { css: '', script: '/menu.js', designs: {} };
let listened: jest.SpiedFunction<EventTarget['addEventListener']>;

beforeEach(() => {
  listened = jest.spyOn(document as EventTarget, 'addEventListener');
  const published = {
    menu: sampleMenu(),
    categories: [sampleCategory(10, 'Fuertes'), sampleCategory(11, 'Postres')],
    items: [
      sampleItem(1, {
        ...{ name: 'Ñame frito', price: '1000.00' },
        ...{ categoryId: id(10), dietaryTags: ['Vegano' as const] },
      }),
      sampleItem(2, {
        ...{ name: 'Pollo', description: 'Con limón', categoryId: id(10) },
        sizes: [
          { name: 'Entero', price: '700.00' },
          { name: 'Medio', price: '99.50' },
        ],
      }),
      sampleItem(3, {
        name: 'Limón helado',
        categoryId: id(11),
        dietaryTags: ['Vegano' as const, 'Sin Gluten' as const],
      }),
    ],
  };
  const page = { menuId: MENU_ID, publicUrl: 'https://cartaviva.do', assets };
  const { html } = renderMenuPage({ state: 'published', published }, page);
  document.body.innerHTML = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

// Listeners on the document would otherwise outlive the test.
afterEach(() => {
  for (const [event, react] of listened.mock.calls) {
    (document as EventTarget).removeEventListener(event, react);
  }
  jest.restoreAllMocks();
});

const openSearch = async () => {
  offerSearch(document);
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  return screen.getByRole('searchbox', { name: 'Buscar en el menú' });
};
const items = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('searching a menu', () => {
  beforeEach(() => history.replaceState(null, '', '/m/x'));

  it('is not offered until there is a script to do it', () => {
    expect(screen.queryByRole('button', { name: 'Buscar' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('begins with what the address asks for, and writes it back without a step to go back', async () => {
    history.replaceState(null, '', '/m/x?lang=es&q=limon&dieta=Vegano&orden=precio');
    const steps = history.length;
    offerSearch(document);
    const box = screen.getByRole('searchbox', { name: 'Buscar en el menú' });
    expect(box).toHaveValue('limon');
    for (const name of ['Vegano', 'Menor precio'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Sin Gluten', pressed: false })).toBeVisible();
    expect(items()).toEqual(['Limón helado']);
    await userEvent.type(box, ' h');
    expect(location.search).toBe('?lang=es&q=limon+h&dieta=Vegano&orden=precio');
    expect(history.length).toBe(steps);
  });

  it('forgives accents and capitals, and looks in descriptions too', async () => {
    const box = await openSearch();
    expect(document.activeElement).toBe(box);
    await userEvent.type(box, 'LIMON');
    expect(items()).toEqual(['Pollo', 'Limón helado']);
    expect(screen.getByRole('status').textContent).toBe('2 platos');
    await userEvent.type(box, ' pol');
    expect(items()).toEqual(['Pollo']);
    expect(screen.queryByRole('heading', { name: 'Postres' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Postres' })).toBeNull();
  });

  it('passes over the punctuation that phones add', async () => {
    await userEvent.type(await openSearch(), '“Limón”, helado. ');
    expect(items()).toEqual(['Limón helado']);
  });

  it('forgives one wrong letter, where no item has the word as it is written', async () => {
    const box = await openSearch();
    await userEvent.type(box, 'limpn');
    expect(items()).toEqual(['Pollo', 'Limón helado']);
    await userEvent.clear(box);
    await userEvent.type(box, 'polla');
    expect(items()).toEqual(['Pollo']);
  });

  it('keeps the items that fit every diet asked for, at the press of a button', async () => {
    offerSearch(document);
    const vegan = screen.getByRole('button', { name: 'Vegano', pressed: false });
    await userEvent.click(vegan);
    expect(vegan).toHaveAttribute('aria-pressed', 'true');
    expect(items()).toEqual(['Ñame frito', 'Limón helado']);
    await userEvent.click(screen.getByRole('button', { name: 'Sin Gluten' }));
    expect(items()).toEqual(['Limón helado']);
    await userEvent.click(vegan);
    await userEvent.click(screen.getByRole('button', { name: 'Sin Gluten' }));
    expect(items()).toHaveLength(3);
    expect(location.search).toBe('');
  });

  it('offers the diets that the menu has something for, vegan food to vegetarians too', async () => {
    offerSearch(document);
    expect(screen.queryByRole('button', { name: 'Picante' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Vegetariano' }));
    expect(items()).toEqual(['Ñame frito', 'Limón helado']);
    expect(screen.getByRole('status').textContent).toBe('2 platos');
  });

  it('puts the whole menu in the order of its prices, says so, and puts it back', async () => {
    offerSearch(document);
    const cheapest = screen.getByRole('button', { name: 'Menor precio' });
    await userEvent.click(cheapest);
    expect(items()).toEqual(['Pollo', 'Limón helado', 'Ñame frito']);
    expect(screen.getByRole('status').textContent).toBe('De menor a mayor precio');
    expect(screen.getByRole('region', { name: 'De menor a mayor precio' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Postres' })).toBeNull();
    expect(location.search).toBe('?orden=precio');
    await userEvent.click(screen.getByRole('button', { name: 'Vegano' }));
    expect(items()).toEqual(['Limón helado', 'Ñame frito']);
    expect(screen.getByRole('status').textContent).toBe('2 platos · De menor a mayor precio');
    await userEvent.click(screen.getByRole('button', { name: 'Ver todo' }));
    await screen.findByRole('heading', { name: 'Postres' });
    expect(items()).toEqual(['Ñame frito', 'Pollo', 'Limón helado']);
    expect(cheapest).toHaveAttribute('aria-pressed', 'false');
  });

  it('knows a diet by its own name, whatever language the page is in', async () => {
    const vegan = { dietaryTags: ['Vegano' as const], translations: { en: { name: 'Fried yam' } } };
    const published = {
      menu: sampleMenu({ languages: ['en'] }),
      categories: [],
      items: [sampleItem(1, { name: 'Ñame frito', ...vegan }), sampleItem(2, { name: 'Pollo' })],
    };
    const page = { menuId: MENU_ID, publicUrl: 'https://cartaviva.do', assets };
    const { html } = renderMenuPage({ state: 'published', published }, { ...page, language: 'en' });
    document.body.innerHTML = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '';
    offerSearch(document);
    await userEvent.click(screen.getByRole('button', { name: 'Vegan' }));
    expect(items()).toEqual(['Fried yam']);
    expect(screen.getByRole('status').textContent).toBe('1 dish');
    expect(location.search).toBe('?dieta=Vegano');
  });

  it('puts items first that have the word as a whole', async () => {
    const published = {
      menu: sampleMenu(),
      categories: [sampleCategory(10, 'Fuertes'), sampleCategory(11, 'Postres')],
      items: [
        sampleItem(1, { name: 'Empanada', categoryId: id(10) }),
        sampleItem(2, { name: 'Pan de ajo', categoryId: id(11) }),
        ...Array.from({ length: 8 }, (_, at) => sampleItem(10 + at)),
      ],
    };
    const page = { menuId: MENU_ID, publicUrl: 'https://cartaviva.do', assets };
    const { html } = renderMenuPage({ state: 'published', published }, page);
    document.body.innerHTML = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '';
    const box = await openSearch();
    await userEvent.type(box, 'pan');
    expect(items()).toEqual(['Pan de ajo', 'Empanada']);
    await userEvent.clear(box);
    expect(items()).toHaveLength(10);
    expect(screen.getByRole('heading', { name: 'Postres' })).toBeVisible();
  });

  it('suggests a word of the menu when nothing fits, and searches for it', async () => {
    const box = await openSearch();
    await userEvent.type(box, 'poyyo');
    await userEvent.click(await screen.findByRole('button', { name: '¿Querías decir «pollo»?' }));
    expect(box).toHaveValue('pollo');
    expect(items()).toEqual(['Pollo']);
    await userEvent.clear(box);
    await userEvent.type(box, 'sushi');
    await waitFor(() => expect(screen.queryByRole('button', { name: /¿Querías/ })).toBeNull());
  });

  it('says when nothing fits, and shows everything again', async () => {
    const box = await openSearch();
    await userEvent.type(box, 'sushi');
    expect(items()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Ningún plato coincide.');
    await userEvent.click(screen.getByRole('button', { name: 'Ver todo' }));
    await screen.findByRole('heading', { name: 'Pollo' });
    expect(items()).toHaveLength(3);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows the filters while the diner scrolls up, and while one is pressed', async () => {
    offerSearch(document);
    const root = document.documentElement;
    const filters = screen.getByRole('region', { name: 'Filtrar y ordenar' });
    const scrollAt = (to: number) => {
      Object.assign(globalThis, { scrollY: to });
      dispatchEvent(new Event('scroll'));
      return root.hasAttribute('data-up');
    };
    expect([900, 800, 795, 900, 880, 0].map(scrollAt)).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(filters).not.toHaveAttribute('data-active');
    await userEvent.click(screen.getByRole('button', { name: 'Vegano' }));
    expect(filters).toHaveAttribute('data-active');
  });

  it('folds away with Escape', async () => {
    const box = await openSearch();
    await userEvent.type(box, '{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buscar' }));
  });
});
