import { browseFrom } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIST, openDashboard, press, RESTAURANTS } from '../testing/open-dashboard';
import {
  aRestaurant,
  CARD,
  ID,
  open,
  openRestaurant,
  OTHER,
  PATH,
  tab,
  WINES,
} from '../testing/open-restaurants';

/** Only the wine menu shows the restaurant's name. */
const NAMED = [tab(CARD), { ...tab(WINES), restaurantName: 'Doña Ana', showsRestaurantName: true }];

describe('the dashboard of an owner with a restaurant', () => {
  it('has its menus together, in the order of its tabs, and the others apart', async () => {
    const restaurant = aRestaurant({ menus: [tab(WINES), tab(CARD)] });
    openDashboard([CARD, OTHER, WINES], { [RESTAURANTS]: { body: [restaurant] } });
    const group = within(await screen.findByRole('region', { name: 'Doña Ana' }));
    const names = group.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringContaining('Vinos'), expect.stringContaining('Carta')]);
    expect(screen.getByRole('heading', { name: 'Otros menús' })).toBeVisible();
    expect(group.queryByText('Catering')).toBeNull();
    const page = group.getByRole('link', { name: /^Ver la página de Doña Ana/ });
    expect(page).toHaveAttribute('href', '/r/dona-ana');
  });

  it('is as it always was with none', async () => {
    openDashboard([CARD]);
    expect(await screen.findByText('Carta')).toBeVisible();
    expect(screen.queryByText('Otros menús')).toBeNull();
    expect(screen.getByRole('link', { name: 'Crear restaurante' })).toBeVisible();
  });
});

describe('a new restaurant', () => {
  it('is where the browser is if it is the first of an account without menus', async () => {
    browseFrom('America/Tijuana');
    const call = 'POST /api/restaurants';
    const { sent } = open('/restaurantes/nuevo', {
      [LIST]: { body: [] },
      [RESTAURANTS]: { body: [] },
      [call]: { body: aRestaurant() },
    });
    await userEvent.type(await screen.findByLabelText(/^Nombre del restaurante/), 'La Ola');
    await press('Crear restaurante');
    await waitFor(() =>
      expect(sent(call)).toEqual([
        { name: 'La Ola', menus: [], country: 'MX', timeZone: 'America/Tijuana' },
      ]),
    );
  });

  it('has a name and the menus that were chosen, and opens', async () => {
    const call = 'POST /api/restaurants';
    const { sent, router } = open('/restaurantes/nuevo', { [call]: { body: aRestaurant() } });
    const name = await screen.findByLabelText(/^Nombre del restaurante/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Doña Ana');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Catering/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Carta.*está en Doña Ana/ }));
    expect(
      screen.getAllByText(`Nombre público: «${CARD.restaurantName}», igual que ahora.`),
    ).toHaveLength(2);
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Mostrar el nombre del restaurante en Catering' }),
    );
    expect(
      screen.getByText(`Nombre público: ahora «${OTHER.restaurantName}», después «Doña Ana».`),
    ).toBeVisible();
    await press('Crear restaurante');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/restaurantes/${ID}`));
    expect(sent(call)).toEqual([
      {
        name: 'Doña Ana',
        menus: [
          { menuId: 'a', showsRestaurantName: false },
          { menuId: 'c', showsRestaurantName: true },
        ],
      },
    ]);
  });
});

describe('what diners read otherwise on a menu that joins', () => {
  const abroad = { ...OTHER, country: 'MX' as const, timeZone: 'America/Mexico_City' };
  const moved = /^País: ahora México, después República Dominicana\./;

  it('is said before a restaurant is made', async () => {
    open('/restaurantes/nuevo', { [LIST]: { body: [CARD, abroad] } });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Carta/ }));
    expect(screen.queryByText(/^País/)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Catering/ }));
    expect(screen.getByText(moved)).toBeVisible();
  });

  it('is said before it is added', async () => {
    const said = {
      address: 'El Conde 9',
      openingHours: 'Mo-Su 12:00-22:00',
      coverUrl: `/objects/${ID}`,
    };
    openRestaurant({
      [LIST]: { body: [CARD, { ...abroad, address: null, phone: '809-555-0101' }] },
      [`GET ${PATH}`]: { body: aRestaurant({ ...said, phone: '809-555-0199' }) },
    });
    await userEvent.selectOptions(await screen.findByLabelText('Agregar un menú'), 'c');
    expect(screen.getByText(moved)).toBeVisible();
    expect(screen.getByText('Dirección: ahora no se muestra, después «El Conde 9».')).toBeVisible();
    expect(screen.queryByText(/^Teléfono:/)).toBeNull();
    expect(
      screen.getByText('Además muestra del restaurante: el horario y la portada.'),
    ).toBeVisible();
  });
});

describe('a restaurant', () => {
  it('says where it is, and shows its code', async () => {
    openRestaurant();
    const address = await screen.findByLabelText('Dirección', { selector: '[readonly]' });
    expect(address).toHaveValue(`${window.location.origin}/r/dona-ana`);
    expect(screen.getByRole('img', { name: 'Código QR de Doña Ana' })).toHaveAttribute(
      'src',
      `${PATH}/qr?format=svg`,
    );
  });

  it('saves of its data what was changed, and leaves what is not saved yet of its menus', async () => {
    const put = `PUT ${PATH}`;
    const { sent } = openRestaurant({
      [`GET ${PATH}`]: { body: aRestaurant({ menus: NAMED }) },
      [put]: { body: aRestaurant({ menus: NAMED, phone: '809-555-0101', version: 4 }) },
    });
    await press('Subir Vinos');
    await userEvent.type(await screen.findByLabelText('Teléfono'), '809-555-0101');
    const name = screen.getByLabelText(/^Nombre\b(?! de)/);
    await userEvent.type(name, ' y Luis');
    const unchanged = `Carta («${CARD.restaurantName}»)`;
    expect(
      screen.getByText(
        `Ahora «Doña Ana», después «Doña Ana y Luis» en: Vinos. Conservan su nombre: ${unchanged}.`,
      ),
    ).toBeVisible();
    await userEvent.type(name, '{Backspace>7/}');
    await press('Guardar datos');
    expect(await screen.findByText('Datos guardados')).toBeVisible();
    expect(sent(put)).toEqual([{ phone: '809-555-0101' }]);
    expect(screen.getByRole('button', { name: 'Bajar Vinos' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Guardar menús' })).toBeEnabled();
  });

  it('has its menus in another order, with other names, and one more', async () => {
    const put = `PUT ${PATH}/menus`;
    let header: string | null = null;
    const { sent } = openRestaurant({
      [put]: (_: unknown, headers: Headers) => {
        header = headers.get('If-Match');
        return { body: aRestaurant({ version: 4 }) };
      },
    });
    await press('Subir Vinos');
    expect(screen.getByText('Vinos: 1 de 2')).toBeInTheDocument();
    const [wines] = screen.getAllByPlaceholderText('Vinos');
    await userEvent.type(wines!, 'La cava');
    await userEvent.selectOptions(await screen.findByLabelText('Agregar un menú'), 'c');
    await press('Sacar Carta del restaurante');
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Mostrar el nombre del restaurante en Vinos' }),
    );
    expect(
      screen.getByText(`Nombre público: ahora «${WINES.restaurantName}», después «Doña Ana».`),
    ).toBeVisible();
    await press('Guardar menús');
    expect(await screen.findByText('Menús guardados')).toBeVisible();
    expect(header).toBe('"3"');
    const plain = { tabName: null, servedHours: null, showsRestaurantName: false };
    expect(sent(put)).toEqual([
      {
        menus: [
          { menuId: 'b', ...plain, tabName: 'La cava', showsRestaurantName: true },
          { menuId: 'c', ...plain },
        ],
      },
    ]);
  });

  it('has a logo and a cover, which are saved the moment they change', async () => {
    const put = `PUT ${PATH}`;
    const logoUrl = `/objects/${ID}`;
    const { sent } = openRestaurant({
      [`GET ${PATH}`]: { body: aRestaurant({ logoUrl }) },
      [put]: { body: aRestaurant({ version: 4 }) },
      'GET /api/storage': { body: { plan: 'free', usedBytes: 0, limitBytes: 262_144_000 } },
    });
    const image = within(await screen.findByRole('group', { name: 'Logo' }));
    expect(image.getByRole('img', { name: 'Logo de Doña Ana' })).toHaveAttribute(
      'src',
      `${logoUrl}?w=320`,
    );
    await userEvent.click(image.getByRole('button', { name: 'Quitar logo' }));
    expect(await screen.findByText('Logo quitado')).toBeVisible();
    expect(sent(put)).toEqual([{ logoUrl: null }]);
    expect(image.getByRole('button', { name: 'Subir logo' })).toBeVisible();
    await press('Subir portada');
    const dialog = within(await screen.findByRole('dialog', { name: 'Subir portada' }));
    expect(await dialog.findByText(/^Te quedan 250 MB/)).toBeVisible();
  });

  it('says what becomes of its menus before it is deleted', async () => {
    const call = `DELETE ${PATH}`;
    const { sent, router } = openRestaurant({
      [call]: { status: 204 },
      'GET /api/dashboard/stats': { body: { totalMenus: 3, totalItems: 1, publishedMenus: 1 } },
      'GET /api/dashboard/analytics': { body: [] },
      'GET /api/dashboard/activity?limit=6': { body: [] },
    });
    await press('Borrar restaurante');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^Sus menús se quedan como se ven ahora/)).toBeVisible();
    expect(sent(call)).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Borrar restaurante' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(sent(call)).toHaveLength(1);
  });

  it('is gone from the dashboard as soon as it is deleted, whenever that was read', async () => {
    let isDeleted = false;
    const call = `DELETE ${PATH}`;
    open(
      `/restaurantes/${ID}`,
      {
        [call]: () => {
          isDeleted = true;
          return { status: 204 };
        },
        [RESTAURANTS]: () => ({ body: isDeleted ? [] : [aRestaurant()] }),
        'GET /api/dashboard/stats': { body: { totalMenus: 3, totalItems: 1, publishedMenus: 1 } },
        'GET /api/dashboard/analytics': { body: [] },
        'GET /api/dashboard/activity?limit=6': { body: [] },
      },
      { dedupingInterval: 60_000 },
    );
    await press('Borrar restaurante');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Borrar restaurante' }));
    expect(await screen.findByRole('heading', { name: 'Catering' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Doña Ana' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Vinos' })).toBeVisible();
  });

  it('stays where it cannot be deleted, and says so', async () => {
    const { router } = openRestaurant({ [`DELETE ${PATH}`]: { status: 500 } });
    await press('Borrar restaurante');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Borrar restaurante' }));
    expect(await screen.findByText('No se pudo borrar el restaurante.')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/restaurantes/${ID}`);
    expect(screen.getByRole('heading', { name: 'Doña Ana', level: 1 })).toBeVisible();
  });

  it('that is another’s, or gone, is said to be missing', async () => {
    const body = { type: 'urn:cartaviva:problem:restaurant-not-found', status: 404 };
    openRestaurant({ [`GET ${PATH}`]: { status: 404, body } });
    expect(await screen.findByText(/hayas borrado en otra ventana/)).toBeVisible();
  });
});
