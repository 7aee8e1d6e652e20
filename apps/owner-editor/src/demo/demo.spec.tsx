import { renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { priceForDiners } from '@cartaviva/domain';
import routes from '../routes';
import { openDemo } from './demo-storage';
import { SAMPLE_MENUS } from './samples';

const home = { path: '/', element: <p>inicio</p> };

/** Visits the demo without a session; gives every call that leaves the browser. */
function visit(path: string) {
  const calls = stubFetch({
    'GET /api/auth/user': { status: 401, body: { title: 'Unauthorized' } },
  });
  renderRoutes([...routes, home], path);
  return calls;
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
    expect(items.every(({ price }) => priceForDiners(price, 'DOP').startsWith('RD$'))).toBe(true);
  });

  it('are shown on a dashboard of their own, and menus can be created', async () => {
    const calls = visit('/demo-dashboard');
    const summary = within(await screen.findByRole('region', { name: 'Resumen' }));
    await waitFor(() => expect(summary.getByText('24')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Crear menú' }));
    expect(await screen.findByRole('heading', { name: 'Nuevo Menú' })).toBeVisible();
    expect(openDemo()).toHaveLength(4);
    expect(calls).toEqual(SESSION_CHECK);
  });
});

describe('the demo’s editor', () => {
  it('adds, publishes and deletes without a call to the server', async () => {
    const calls = visit('/demo/editor/demo-3');
    await userEvent.click(await screen.findByRole('tab', { name: 'Ítems' }));
    await userEvent.click(screen.getByRole('button', { name: 'Agregar ítem' }));
    await userEvent.type(screen.getByLabelText(/^Nombre/), 'Chicharrón');
    await userEvent.type(screen.getByLabelText(/^Precio/), '250');
    await userEvent.selectOptions(screen.getByLabelText('Categoría'), 'Frituras');
    await userEvent.click(screen.getAllByRole('button', { name: 'Agregar ítem' }).at(-1)!);
    expect(await screen.findByText('Item creado correctamente.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Quipe' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Item eliminado correctamente.')).toBeVisible();

    await userEvent.click(screen.getAllByRole('button', { name: 'Publicar' })[0]!);
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();

    const menu = openDemo().find(({ id }) => id === 'demo-3');
    expect(menu?.isPublished).toBe(true);
    expect(menu?.categories.at(-1)?.items.map(({ name }) => name)).toEqual(['Chicharrón']);
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
