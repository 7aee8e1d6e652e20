import { endDemoMode } from '@cartaviva/session';
import { pressUndo, renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { DOMINICAN_PESOS, priceForDiners } from '@cartaviva/domain';
import { TEMPLATES } from '@cartaviva/menu-templates';
import '../editor/items/items-tab';
import '../editor/items/form/item-form';
import '../editor/items/grid/item-grid';
import routes from '../routes';
import { changeMenu, itemsIn, menuOf } from './demo-menus';
import { changeDemo, openDemo } from './demo-storage';
import { SAMPLE_MENUS } from './samples';

const home = { path: '/', element: <p>inicio</p> };

function visit(path: string) {
  const calls = stubFetch({
    'GET /api/auth/user': { status: 401, body: { title: 'Unauthorized' } },
  });
  renderRoutes([...routes, home], path);
  return calls;
}

async function begin(way?: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Crear menú' }));
  if (way) await userEvent.click(await screen.findByRole('button', { name: way }));
}

const entries = () => ['demoMode', 'demoUser', 'demoMenus'].map((key) => localStorage.getItem(key));
const SESSION_CHECK = [{ call: 'GET /api/auth/user', body: undefined }];

beforeEach(() => localStorage.clear());

describe('the demo’s menus (specification §9)', () => {
  it('are 3, with 24 items, 2 of them published, and every price can be shown', () => {
    const items = SAMPLE_MENUS.flatMap((menu) => [
      ...menu.items,
      ...menu.categories.flatMap((category) => category.items),
    ]);
    expect(SAMPLE_MENUS.map(({ id }) => id)).toEqual(['demo-1', 'demo-2', 'demo-3']);
    expect(SAMPLE_MENUS.filter(({ isPublished }) => isPublished)).toHaveLength(2);
    expect(items).toHaveLength(24);
    expect(new Set(items.map(({ id }) => id)).size).toBe(24);
    expect(
      items.every(({ price }) => priceForDiners(price, DOMINICAN_PESOS).startsWith('RD$')),
    ).toBe(true);
  });

  it('are shown on a dashboard of their own, and menus can be created', async () => {
    const calls = visit('/demo-dashboard');
    const summary = within(await screen.findByRole('region', { name: 'Resumen' }));
    await waitFor(() => expect(summary.getByText('24')).toBeVisible());
    await begin(/^En blanco/);
    expect(await screen.findByRole('heading', { name: 'Nuevo Menú' })).toBeVisible();
    expect(openDemo()).toHaveLength(4);
    expect(calls).toEqual(SESSION_CHECK);
  });
});

describe('a new menu of the demo begins', () => {
  it('with any of the system’s templates, item by item, without a call to the server', async () => {
    const calls = visit('/demo-dashboard');
    for (const template of TEMPLATES) {
      await begin(new RegExp(`^${template.name}`));
      expect(await screen.findByRole('heading', { name: template.name })).toBeVisible();
      const { categories, ...menu } = openDemo().at(-1)!;
      const { name, description, themeColor } = template;
      expect(menu).toMatchObject({ name, description, themeColor, isPublished: false });
      expect(categories).toMatchObject(template.categories);
    }
    expect(calls).toEqual(SESSION_CHECK);
  });

  it('as a copy of another one', async () => {
    visit('/demo-dashboard');
    await begin(/^Copia de otro menú/);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Copiar «Marea Boca Chica · Carta de mar»' }),
    );
    expect(await screen.findByRole('heading', { name: 'Copia de Carta de mar' })).toBeVisible();
  });

  it('with what a file holds, and says what of it could not be read', async () => {
    visit('/demo-dashboard');
    await begin();
    const rows = 'Nombre;Precio;Categoría\nFlan;90;Dulces\nSin precio;;';
    const file = Object.assign(new File([rows], 'carta.csv', { type: 'text/csv' }), {
      arrayBuffer: async () => new TextEncoder().encode(rows).buffer,
    });
    await userEvent.upload(screen.getByLabelText('Desde un archivo'), file);
    expect(await screen.findByText(/Se importó 1 plato; 1 línea no se pudo leer\./)).toBeVisible();
    expect(openDemo().at(-1)?.categories).toMatchObject([
      { name: 'Dulces', items: [{ name: 'Flan' }] },
    ]);
  });
});

describe('a menu of the demo', () => {
  it('is deleted and taken back, and stays at its place', async () => {
    visit('/demo-dashboard');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Más acciones de Carta de mar' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(openDemo().map(({ id }) => id)).toEqual(['demo-1', 'demo-3']));
    await pressUndo();
    expect(await screen.findByText('«Carta de mar» está de vuelta')).toBeVisible();
    expect(openDemo().map(({ id }) => id)).toEqual(['demo-1', 'demo-2', 'demo-3']);
  });

  it('shows what another tab makes of it, and the demo ends with the one that leaves', async () => {
    visit('/demo-dashboard');
    await screen.findByRole('heading', { name: 'Carta de mar' });
    changeDemo((menus) => changeMenu(menuOf(menus, 'demo-2'), { name: 'Carta de río' }));
    const dispatch = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
    act(() => void dispatch('demoMenus'));
    expect(await screen.findByRole('heading', { name: 'Carta de río' })).toBeVisible();
    endDemoMode();
    act(() => void dispatch('demoMode'));
    expect(await screen.findByText('inicio')).toBeVisible();
    expect(entries()).toEqual([null, null, null]);
  });
});

describe('the demo’s editor', () => {
  const menu = () => openDemo().find(({ id }) => id === 'demo-3');

  it('adds an item without a call to the server', async () => {
    const calls = visit('/demo/editor/demo-3');
    await userEvent.click(await screen.findByRole('tab', { name: 'Ítems' }));
    await userEvent.click(screen.getByRole('button', { name: 'Agregar ítem' }));
    await userEvent.type(screen.getByLabelText(/^Nombre/), 'Chicharrón');
    await userEvent.type(screen.getByLabelText(/^Precio/), '250');
    await userEvent.selectOptions(screen.getByLabelText('Categoría'), 'Frituras');
    await userEvent.click(screen.getAllByRole('button', { name: 'Agregar ítem' }).at(-1)!);
    expect(await screen.findByText('Item creado correctamente.')).toBeVisible();
    expect(menu()?.categories.at(-1)?.items.at(-1)).toMatchObject({
      name: 'Chicharrón',
      price: '250.00',
    });
    expect(calls).toEqual(SESSION_CHECK);
  });

  it('takes what is pasted into the grid, and back, without a call to the server', async () => {
    localStorage.setItem('itemsView', 'grid');
    const calls = visit('/demo/editor/demo-3');
    await userEvent.click(await screen.findByRole('tab', { name: 'Ítems' }));
    const items = () => itemsIn(menu()!);
    const before = items();
    await userEvent.click((await screen.findAllByRole('rowheader')).at(-1)!);
    await userEvent.paste('Yaniqueque\tCrujiente\nQuipe\t\t\t75');
    await waitFor(() => expect(items()).toHaveLength(before.length + 1));
    expect(items().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Yaniqueque', 'Quipe']),
    );
    await pressUndo();
    await waitFor(() => expect(items()).toHaveLength(before.length));
    expect(items().map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    expect(calls).toEqual(SESSION_CHECK);
  });

  it('deletes and publishes without a call to the server', async () => {
    const calls = visit('/demo/editor/demo-3');
    await userEvent.click(await screen.findByRole('tab', { name: 'Ítems' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Quipe' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Item eliminado correctamente.')).toBeVisible();

    await userEvent.click(screen.getAllByRole('button', { name: 'Publicar' })[0]!);
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();

    expect(menu()).toMatchObject({ isPublished: true });
    expect(menu()?.categories.at(-1)?.items).toEqual([]);
    expect(calls).toEqual(SESSION_CHECK);
  });

  it('refuses a category’s repeated name as the server would', async () => {
    visit('/demo/editor/demo-1');
    await userEvent.click(await screen.findByRole('tab', { name: 'Ítems' }));
    await userEvent.click(screen.getByRole('button', { name: 'Nueva categoría' }));
    await userEvent.type(screen.getByLabelText('Nombre de la categoría'), ' dulces {Enter}');
    expect(await screen.findByText(/ya tiene una categoría con ese nombre/)).toBeVisible();
  });
});

describe('the three entries in the browser (specification §4)', () => {
  it('are made on arrival and gone after leaving', async () => {
    visit('/demo-dashboard');
    await screen.findByRole('heading', { name: 'Carta de mar' });
    expect(entries()).not.toContain(null);
    await userEvent.click(screen.getByRole('button', { name: 'Salir de la demo' }));
    expect(await screen.findByText('inicio')).toBeVisible();
    await waitFor(() => expect(entries()).toEqual([null, null, null]));
  });

  it('keep the demo user whom the landing page stored', () => {
    localStorage.setItem('demoMode', 'true');
    localStorage.setItem('demoUser', '{"firstName":"Ana"}');
    expect(openDemo()).toHaveLength(3);
    expect(localStorage.getItem('demoUser')).toBe('{"firstName":"Ana"}');
  });

  it.each([
    ['no JSON', '{oops'],
    ['no list', '{"id":"demo-1"}'],
    ['a menu that breaks the rules', '[{"id":"demo-1","name":"","categories":"none"}]'],
  ])('start again from the samples when they hold %s', (_, menus) => {
    const reported = jest.fn();
    Object.assign(window, { reportError: reported });
    localStorage.setItem('demoMode', 'true');
    localStorage.setItem('demoUser', '{"firstName":"Ana"}');
    localStorage.setItem('demoMenus', menus);
    expect(openDemo().map(({ id }) => id)).toEqual(['demo-1', 'demo-2', 'demo-3']);
    expect(reported).toHaveBeenCalledTimes(1);
  });
});
