import { aMenu, anOwner, pressUndo, watchNavigation } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIST, STATS, VIEWS, ACTIVITY, openDashboard, press } from '../testing/open-dashboard';

beforeEach(() => localStorage.clear());

describe('more menus than a page holds', () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      aMenu({
        id: `menu-${from + index}`,
        name: `Carta ${from + index}`,
        slug: `c${from + index}`,
      }),
    );
  // Queries by role take jsdom seconds for a hundred cards.
  const cards = () => screen.getAllByText(/^Carta \d+$/);

  it('are all there: a list that grows as it is asked for, and a search over all', async () => {
    openDashboard(many(1, 100), { [`${LIST}&page=2`]: { body: many(101, 9) } });
    expect(await screen.findByText('Carta 1')).toBeVisible();
    expect(cards()).toHaveLength(24);
    await userEvent.click(screen.getByText('Ver 24 más de 85'));
    expect(cards()).toHaveLength(48);
    const search = screen.getByPlaceholderText('Buscar un menú');
    await userEvent.type(search, 'CARTA 109');
    expect(await screen.findByText('1 menú encontrado')).toBeVisible();
    expect(cards()).toHaveLength(1);
    await userEvent.type(search, 'x');
    expect(await screen.findByText('Ningún menú se llama así.')).toBeVisible();
  });
});

describe('the dashboard (specification §2)', () => {
  it('counts menus, items and published menus', async () => {
    openDashboard([aMenu(), aMenu({ id: 'b' })]);
    const summary = within(screen.getByRole('region', { name: 'Resumen' }));
    expect(await summary.findByText('7')).toBeVisible();
    for (const label of ['Menús Totales', 'Ítems del Menú', 'Publicados']) {
      expect(summary.getByText(label)).toBeVisible();
    }
  });

  it('shows each menu with its state, and opens only published ones, in a new tab', async () => {
    openDashboard([
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
    expect(screen.queryByPlaceholderText('Buscar un menú')).toBeNull();
  });

  it('offers the first menu to who has none, by the guide or otherwise', async () => {
    openDashboard([]);
    expect(await screen.findByText('Aún no tienes menús')).toBeVisible();
    const guide = screen.getByRole('link', { name: 'Crear mi primer menú' });
    expect(guide).toHaveAttribute('href', '/empezar');
    await press('Empezar de otra forma');
    expect(await screen.findByRole('button', { name: /^En blanco/ })).toBeVisible();
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
    const calls = openDashboard(menus, {
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

  it('reads list and counts again after a deletion', async () => {
    const other = aMenu({ id: 'b', name: 'Almuerzos' });
    let menus = [menu];
    let totalMenus = 5;
    openDashboard(menus, {
      [LIST]: () => ({ body: menus }),
      [STATS]: () => ({ body: { totalMenus, totalItems: 7, publishedMenus: 1 } }),
      [DELETE]: () => {
        menus = [other];
        totalMenus = 9;
        return { status: 204 };
      },
    });
    await choose('Eliminar');
    await press('Eliminar');
    expect(await screen.findByRole('heading', { name: 'Almuerzos' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Cenas' })).toBeNull();
    expect(await screen.findByText('9')).toBeVisible();
  });

  it('keeps what could not be deleted, and says so', async () => {
    openDashboard([menu], { [DELETE]: { status: 500 } });
    await choose('Eliminar');
    await press('Eliminar');
    expect(await screen.findByText('No se pudo eliminar el menú.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cenas' })).toBeVisible();
  });

  it.each([
    [/^Compartir los platos/, true],
    [/^Copia aparte/, false],
  ])('duplicates, with the same items or with others: %s', async (choice, shareItems) => {
    const copy = aMenu({ id: 'b', name: 'Copia de Cenas' });
    const duplicate = `POST /api/menus/${menu.id}/duplicate`;
    const calls = openDashboard([menu], { [duplicate]: { status: 201, body: copy } });
    await choose('Duplicar');
    await userEvent.click(await screen.findByRole('button', { name: choice }));
    expect(await screen.findByText('«Copia de Cenas» está lista como borrador.')).toBeVisible();
    expect(calls.find(({ call }) => call === duplicate)!.body).toEqual({ shareItems });
  });
});

describe('how menus are seen (decisions, GET /api/dashboard/analytics)', () => {
  const byDay = ['15', '16', '17', '18', '19', '20', '21'].map((day, index) => ({
    date: `2026-11-${day}`,
    views: index * 10,
  }));
  const seen = { menuId: 'b', name: 'Cenas', restaurantName: 'Altagracia', views: 210, byDay };

  it('shows views and change, and every day to who cannot see the curve', async () => {
    openDashboard([aMenu()], { [VIEWS]: { body: [{ ...seen, change: 12.5 }] } });
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
    openDashboard([aMenu()], { [ACTIVITY]: { body: [event] } });
    expect(await screen.findByText('Agotado: Mofongo')).toBeVisible();
    expect(screen.getByText('hace un momento')).toBeVisible();
  });

  describe('of a menu that was deleted', () => {
    const menu = aMenu({ name: 'Cenas' });
    const DAY_MS = 86_400_000;
    const deletion = (id: string, ago: number) => ({
      ...{ id, kind: 'menu-deleted', menuId: menu.id, menuName: 'Cenas' },
      ...{ subject: null, count: null, at: new Date(Date.now() - ago).toISOString() },
    });
    const recover = () => screen.queryByRole('button', { name: 'Recuperar Cenas' });

    it('brings it back for a day, where it was deleted last', async () => {
      const other = aMenu({ id: 'b', name: 'Almuerzos' });
      let menus = [other];
      const restore = `POST /api/menus/${menu.id}/restore`;
      const calls = openDashboard([other], {
        [LIST]: () => ({ body: menus }),
        [ACTIVITY]: { body: [deletion('2', DAY_MS - 60_000), deletion('1', DAY_MS - 90_000)] },
        [restore]: () => {
          menus = [menu, other];
          return { body: menu };
        },
      });
      await press('Recuperar Cenas');
      expect(await screen.findByRole('heading', { name: 'Cenas' })).toBeVisible();
      expect(recover()).toBeNull();
      expect(calls.filter(({ call }) => call === restore)).toHaveLength(1);
    });

    it('offers nothing after a day', async () => {
      openDashboard([aMenu({ id: 'b' })], { [ACTIVITY]: { body: [deletion('1', DAY_MS + 1000)] } });
      expect(await screen.findByText('Menú eliminado')).toBeVisible();
      expect(await screen.findByRole('heading', { name: 'Carta principal' })).toBeVisible();
      expect(recover()).toBeNull();
    });

    it('offers nothing to who may not delete menus', async () => {
      const account = { id: 'a', name: 'Altagracia Rosario', role: 'editor' };
      openDashboard([aMenu({ id: 'b' })], {
        'GET /api/auth/user': { body: { ...anOwner(), account } },
        [ACTIVITY]: { body: [deletion('1', 60_000)] },
      });
      expect(await screen.findByText('Menú eliminado')).toBeVisible();
      expect(await screen.findByRole('heading', { name: 'Carta principal' })).toBeVisible();
      expect(recover()).toBeNull();
    });
  });
});

describe('reads that fail', () => {
  it('are not repeated after a 401, which is told once and leads to sign in', async () => {
    const times = watchNavigation();
    const unauthorized = { status: 401, body: { title: 'Unauthorized' } };
    const calls = openDashboard([], { [STATS]: unauthorized, [LIST]: unauthorized });
    expect(await screen.findByText('Sesión expirada')).toBeVisible();
    expect(screen.getByText('Por favor, inicia sesión nuevamente.')).toBeVisible();
    await waitFor(() => expect(times()).toBe(1));
    expect(calls.filter(({ call }) => call === STATS)).toHaveLength(1);
  });

  it('are repeated otherwise, until the menus are there', async () => {
    let tries = 0;
    openDashboard([], { [LIST]: () => ((tries += 1) < 2 ? { status: 503 } : { body: [aMenu()] }) });
    expect(await screen.findByText('No pudimos leer tus menús')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Carta principal')).toBeVisible(), {
      timeout: 4000,
    });
  });
});
