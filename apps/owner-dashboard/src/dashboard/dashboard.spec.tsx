import type { MenuView } from '@cartaviva/contracts';
import { PLAIN_QR } from '@cartaviva/domain';
import {
  anOwner,
  pressUndo,
  renderRoutes,
  stubFetch,
  type StubReply,
} from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';

const LIST = 'GET /api/menus?limit=100';
const STATS = 'GET /api/dashboard/stats';
const CREATE = 'POST /api/menus';
const VIEWS = 'GET /api/dashboard/analytics';
const ACTIVITY = 'GET /api/dashboard/activity?limit=6';
const TEMPLATES = 'GET /api/menu-templates';

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
  logoPlaceholder: null,
  addsItbis: false,
  addsLey: false,
  languages: [],
  qrDesign: PLAIN_QR,
  slug: 'comedor-altagracia',
  isPublished: false,
  version: 1,
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
    [VIEWS]: { body: [] },
    [ACTIVITY]: { body: [] },
    [TEMPLATES]: { body: [] },
    ...replies,
  });
  renderRoutes(routes, '/dashboard');
  return calls;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function createBlank(): Promise<void> {
  await press('Crear menú');
  await press(/^En blanco/);
}

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
    const list = await screen.findByRole('region', { name: 'Mis menús' });
    const [draft, published] = await within(list).findAllByRole('listitem');
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
    await createBlank();
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
    await createBlank();
    expect(await screen.findByText('No se pudo crear el menú.')).toBeVisible();
  });

  it('names the plan’s limit and offers the way to the plans', async () => {
    const error = 'Tu plan Free permite 1 menú.';
    open([aMenu()], { [CREATE]: { status: 402, body: { error } } });
    await createBlank();
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver planes' })).toBeVisible();
  });

  it('sends an owner whose session ended to sign in', async () => {
    open([aMenu()], { [CREATE]: { status: 401, body: { title: 'Unauthorized' } } });
    await createBlank();
    expect(await screen.findByText('Tu sesión ha expirado. Redirigiendo...')).toBeVisible();
  });
});

describe('beginning a menu otherwise', () => {
  const template = {
    id: 'pizzeria',
    name: 'Pizzería',
    description: 'Masa fina y horno de leña.',
    themeColor: '#ef4444',
    currency: 'DOP',
    coverUrl: '/objects/0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0f01',
    categories: [
      {
        name: 'Pizzas',
        items: [
          {
            name: 'Margarita',
            description: null,
            price: '450.00',
            dietaryTags: [],
            imageUrl: null,
          },
        ],
      },
    ],
  };

  it('takes a template, under the owner’s own name', async () => {
    const calls = open([aMenu()], {
      [TEMPLATES]: { body: [template] },
      [CREATE]: { status: 201, body: aMenu({ id: 'b' }) },
    });
    await press('Crear menú');
    await press(/Pizzería/);
    expect(await screen.findByText('Menú creado exitosamente.')).toBeVisible();
    expect(calls.find(({ call }) => call === CREATE)?.body).toMatchObject({
      name: 'Pizzería',
      restaurantName: 'Restaurante de Altagracia',
      themeColor: '#ef4444',
      templateId: 'pizzeria',
    });
  });

  it('copies another menu', async () => {
    const source = aMenu({ name: 'Cenas' });
    const duplicate = `POST /api/menus/${source.id}/duplicate`;
    const calls = open([source], { [duplicate]: { status: 201, body: aMenu({ id: 'b' }) } });
    await press('Crear menú');
    await press(/^Copia de otro menú/);
    await press('Copiar «Cenas»');
    expect(await screen.findByText('Menú creado exitosamente.')).toBeVisible();
    expect(calls.some(({ call }) => call === duplicate)).toBe(true);
  });

  it('reads a file, and says what could not be read of it', async () => {
    const report = { imported: 24, newCategories: 3, faults: [{ line: 7, reason: 'Sin precio' }] };
    open([aMenu()], {
      [CREATE]: { status: 201, body: aMenu({ id: 'b' }) },
      'POST /api/menus/b/import': { body: report },
    });
    await press('Crear menú');
    const file = new File(['nombre,precio'], 'menu.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('Desde un archivo'), file);
    expect(await screen.findByText(/24 platos; 1 línea no se pudo leer/)).toBeVisible();
  });
});

describe('what is done less often with a menu', () => {
  const menu = aMenu({ name: 'Cenas' });
  const DELETE = `DELETE /api/menus/${menu.id}`;
  const RESTORE = `POST /api/menus/${menu.id}/restore`;

  const choose = async (action: string) => {
    await press('Más acciones de Cenas');
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('asks before it deletes, and takes the deletion back', async () => {
    let menus = [menu];
    const calls = open(menus, {
      [LIST]: () => ({ body: menus }),
      [DELETE]: () => {
        menus = [];
        return { status: 204 };
      },
      [RESTORE]: () => {
        menus = [menu];
        return { body: menu };
      },
    });
    await choose('Eliminar');
    expect(screen.getByText('¿Estás seguro de que quieres eliminar "Cenas"?')).toBeVisible();
    await press('Eliminar');
    expect(await screen.findByText('Aún no tienes menús')).toBeVisible();
    await pressUndo();
    expect(await screen.findByRole('heading', { name: 'Cenas' })).toBeVisible();
    expect(calls.filter(({ call }) => call === RESTORE)).toHaveLength(1);
  });

  it('duplicates', async () => {
    const copy = aMenu({ id: 'b', name: 'Copia de Cenas' });
    open([menu], { [`POST /api/menus/${menu.id}/duplicate`]: { status: 201, body: copy } });
    await choose('Duplicar');
    expect(await screen.findByText('«Copia de Cenas» está lista como borrador.')).toBeVisible();
  });
});

describe('how menus are seen (decisions, GET /api/dashboard/analytics)', () => {
  const byDay = ['15', '16', '17', '18', '19', '20', '21'].map((day, index) => ({
    date: `2026-11-${day}`,
    views: index * 10,
  }));
  const seen = { menuId: 'b', name: 'Cenas', restaurantName: 'Altagracia', views: 210, byDay };

  it('shows views and change, and every day to who cannot see the curve', async () => {
    open([aMenu()], { [VIEWS]: { body: [{ ...seen, change: 12.5 }] } });
    expect(await screen.findByText('210')).toBeVisible();
    expect(screen.getByText(/\+12\.5 %/)).toBeVisible();
    const table = screen.getByRole('table', { name: 'Visitas de Cenas por día' });
    expect(within(table).getByRole('row', { name: 'sábado 21 60' })).toBeInTheDocument();
  });

  it('tells what happened last', async () => {
    const event = {
      id: '1',
      kind: 'item-sold-out',
      menuId: 'b',
      menuName: 'Cenas',
      subject: 'Mofongo',
      count: null,
      at: new Date().toISOString(),
    };
    open([aMenu()], { [ACTIVITY]: { body: [event] } });
    expect(await screen.findByText('Agotado: Mofongo')).toBeVisible();
    expect(screen.getByText('hace un momento')).toBeVisible();
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
