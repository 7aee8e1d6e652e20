import type { MenuView } from '@cartaviva/contracts';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';

const LIST = 'GET /api/menus?limit=100';
const STATS = 'GET /api/dashboard/stats';
const CREATE = 'POST /api/menus';

const aMenu = (changes: Partial<MenuView> = {}): MenuView => ({
  id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0b01',
  userId: anOwner().id,
  name: 'Carta principal',
  restaurantName: 'Comedor Altagracia',
  description: null,
  address: null,
  phone: null,
  logoUrl: null,
  themeColor: '#10b981',
  currency: 'DOP',
  isPublished: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});

/** Opens the dashboard of an owner with the given menus; gives the calls it makes. */
function open(
  menus: MenuView[],
  replies: Record<string, StubReply | ((body: unknown) => StubReply)> = {},
) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    [STATS]: () => ({
      body: { totalMenus: menus.length, totalItems: 7, publishedMenus: 1 },
    }),
    [LIST]: () => ({ body: menus }),
    ...replies,
  });
  renderRoutes(routes, '/dashboard');
  return calls;
}

const createButton = () => screen.findByRole('button', { name: 'Crear menú' });

describe('the dashboard (specification §2)', () => {
  it('counts menus, items and published menus', async () => {
    open([aMenu(), aMenu({ id: 'b' })]);
    const summary = within(screen.getByRole('region', { name: 'Resumen' }));
    expect(await summary.findByText('7')).toBeVisible();
    for (const label of ['Menús Totales', 'Ítems del Menú', 'Publicados']) {
      expect(summary.getByText(label)).toBeVisible();
    }
  });

  it('shows each menu with its state, and opens only published ones, in a new tab', async () => {
    open([
      aMenu({ name: 'Desayunos' }),
      aMenu({ id: 'b', name: 'Cenas', description: 'Desde las 6.', isPublished: true }),
    ]);
    const [draft, published] = await screen.findAllByRole('listitem');
    expect(draft).toHaveTextContent(/Desayunos.*Borrador.*Sin descripción/);
    expect(within(draft!).queryByRole('link', { name: /Ver/ })).toBeNull();
    expect(published).toHaveTextContent(/Cenas.*Publicado.*Desde las 6\./);
    const view = within(published!).getByRole('link', { name: /^Ver Cenas/ });
    expect(view).toHaveAttribute('href', '/menu/b');
    expect(view).toHaveAttribute('target', '_blank');
  });

  it('offers the first menu to who has none', async () => {
    open([]);
    expect(await screen.findByText('Aún no tienes menús')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Crear mi primer menú' })).toBeEnabled();
  });
});

describe('creating a menu (specification §8 and §9)', () => {
  it('sends the defaults, says so and reads lists again', async () => {
    const menus = [aMenu()];
    const calls = open(menus, {
      [CREATE]: (body) => {
        menus.push({ ...aMenu({ id: 'b' }), ...(body as object) });
        return { status: 201, body: menus[1]! };
      },
    });
    await userEvent.click(await createButton());
    expect(await screen.findByText('Menú creado exitosamente.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nuevo Menú' })).toBeVisible();
    expect(calls.find(({ call }) => call === CREATE)?.body).toMatchObject({
      name: 'Nuevo Menú',
      restaurantName: 'Restaurante de Altagracia',
      currency: 'DOP',
      themeColor: '#10b981',
      isPublished: false,
    });
  });

  it('says when it failed', async () => {
    open([aMenu()], { [CREATE]: { status: 500 } });
    await userEvent.click(await createButton());
    expect(await screen.findByText('No se pudo crear el menú.')).toBeVisible();
  });

  it('names the plan’s limit and offers the way to the plans', async () => {
    const error = 'Tu plan Free permite 1 menú.';
    open([aMenu()], { [CREATE]: { status: 402, body: { error } } });
    await userEvent.click(await createButton());
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver planes' })).toBeVisible();
  });

  it('sends an owner whose session ended to sign in', async () => {
    open([aMenu()], { [CREATE]: { status: 401, body: { title: 'Unauthorized' } } });
    await userEvent.click(await createButton());
    expect(await screen.findByText('Tu sesión ha expirado. Redirigiendo...')).toBeVisible();
  });
});

describe('reads that fail', () => {
  it('are not repeated after a 401, which is told once', async () => {
    const unauthorized = { status: 401, body: { title: 'Unauthorized' } };
    const calls = open([], { [STATS]: unauthorized, [LIST]: unauthorized });
    expect(await screen.findByText('Sesión expirada')).toBeVisible();
    expect(screen.getByText('Por favor, inicia sesión nuevamente.')).toBeVisible();
    expect(calls.filter(({ call }) => call === STATS)).toHaveLength(1);
  });

  it('are repeated otherwise, until the menus are there', async () => {
    let tries = 0;
    open([], { [LIST]: () => ((tries += 1) < 2 ? { status: 503 } : { body: [aMenu()] }) });
    expect(await screen.findByText('No pudimos leer tus menús')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Carta principal')).toBeVisible(), {
      timeout: 4000,
    });
  });
});
