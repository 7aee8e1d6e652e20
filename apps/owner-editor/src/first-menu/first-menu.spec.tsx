import type { MenuView } from '@cartaviva/contracts';
import {
  aMenu,
  anItem,
  anOwner,
  browseFrom,
  MENU_ID,
  pressUndo,
  recordDownloads,
  renderRoutes,
  stubFetch,
} from '@cartaviva/web-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetImport } from '../editor/items/import/draft/stored-import';
import routes from '../routes';
import { guideStep } from './guide-step';

const LIST = 'GET /api/menus?limit=100';
const PATH = `/api/menus/${MENU_ID}`;

function open(menus: MenuView[], items = [] as ReturnType<typeof anItem>[], replies = {}) {
  let [menu] = menus;
  const save = (body: unknown) => {
    menu = { ...(menu ?? aMenu()), ...(body as object) };
    return { body: menu };
  };
  const report = {
    imported: 2,
    newCategories: 1,
    faults: [],
    itemIds: ['a', 'b'],
    categoryIds: [],
  };
  const land = () => {
    items = [anItem({ id: 'a', name: 'Flan' }), anItem({ id: 'b', name: 'Sancocho' })];
    return { body: report };
  };
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    [LIST]: () => ({ body: menu && menus.length < 2 ? [menu] : menus }),
    'POST /api/menus': (body: unknown) => ({ status: 201, ...save(body) }),
    [`PUT ${PATH}`]: save,
    [`GET ${PATH}/items`]: () => ({ body: items }),
    [`GET ${PATH}/categories`]: { body: [] },
    [`POST ${PATH}/import?preview=true`]: { body: report },
    [`POST ${PATH}/import`]: land,
    [`POST ${PATH}/items/deletions`]: () => {
      items = [];
      return { body: {} };
    },
    'GET /api/dashboard/stats': { body: {} },
    [`GET ${PATH}/print?layout=tent&mesa=`]: { body: {} },
    ...replies,
  });
  const elsewhere = [{ path: '/dashboard', element: <p>el panel</p> }];
  renderRoutes([...routes, ...elsewhere], '/empezar');
  return calls;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => forgetImport(MENU_ID));

describe('the way to the first menu', () => {
  it('leads from nothing to the printed code', async () => {
    const downloads = recordDownloads();
    const calls = open([]);
    await heading('¿Cómo se llama tu restaurante?');
    expect(screen.getByLabelText(/^Nombre del restaurante/)).toHaveFocus();
    await userEvent.keyboard('Comedor Altagracia{Tab}809 555 0142{Enter}');

    await heading('Tus platos');
    expect(calls.find(({ call }) => call === 'POST /api/menus')?.body).toMatchObject({
      name: 'Menú',
      restaurantName: 'Comedor Altagracia',
      phone: '809 555 0142',
    });
    await userEvent.click(screen.getByLabelText('Tus platos y precios'));
    await userEvent.paste('Flan 90\nSancocho 450');
    await press('Leer mi menú');
    await heading('Revisa tus platos');
    await press('Agregar 2 platos');

    await heading('Publica tu menú');
    expect(screen.getByText(/^Tiene 2 platos/)).toBeVisible();
    expect(screen.getByText(/^La dirección/)).toBeVisible();
    await press('Publicar mi menú');
    await heading('Tu menú está en línea');
    await press('Imprimir habladores');
    expect(await screen.findByText('PDF descargado')).toBeVisible();
    expect(downloads).toHaveLength(1);
  });

  it('takes an import back, and begins again at the items', async () => {
    open([aMenu()]);
    await heading('Tus platos');
    await userEvent.click(screen.getByLabelText('Tus platos y precios'));
    await userEvent.paste('Flan 90\nSancocho 450');
    await press('Leer mi menú');
    await press('Agregar 2 platos');
    await heading('Publica tu menú');
    await pressUndo();
    await heading('Tus platos');
  });

  it('asks for a name, and loses nothing when it could not be saved', async () => {
    const failure = { status: 402, body: { error: 'Tu plan Free permite 1 menú.' } };
    open([], [], { 'POST /api/menus': failure });
    await press('Seguir');
    expect(screen.getByText('Escribe el nombre de tu restaurante.')).toBeVisible();
    expect(screen.getByLabelText(/^Nombre/)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/^Nombre/), 'El Conuco{Enter}');
    expect(await screen.findByText(failure.body.error)).toBeVisible();
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue('El Conuco');
  });

  it('can be left at any step, and goes on where the menu stands', async () => {
    open([aMenu()]);
    await heading('Tus platos');
    expect(screen.getByRole('progressbar', { name: 'Paso 2 de 4' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ahora no' }));
    expect(await screen.findByText('el panel')).toBeVisible();
  });

  it('ends when the owner clicks the brand or signs out', async () => {
    open([aMenu()]);
    await heading('Tus platos');
    expect(screen.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^CartaViva/ }));
    expect(await screen.findByText('el panel')).toBeVisible();
  });

  it('takes another name later', async () => {
    const calls = open([aMenu({ phone: '(809) 000-0000' })]);
    await press('Cambiar nombre o teléfono');
    // Older menus begin with this sample number, which belongs to nobody.
    expect(await screen.findByLabelText('Teléfono')).toHaveValue('');
    await userEvent.type(screen.getByLabelText(/^Nombre/), ' II{Enter}');
    await heading('Tus platos');
    expect(calls.find(({ call }) => call === `PUT ${PATH}`)?.body).toEqual({
      restaurantName: 'Comedor Altagracia II',
      phone: null,
      country: 'DO',
      timeZone: 'America/Santo_Domingo',
    });
  });

  it('gives the menu the currency of its country', async () => {
    browseFrom('America/Tijuana');
    const calls = open([]);
    await heading('¿Cómo se llama tu restaurante?');
    await userEvent.keyboard('La Ola{Enter}');
    await heading('Tus platos');
    const tijuana = { country: 'MX', timeZone: 'America/Tijuana', currency: 'MXN' };
    expect(calls.find(({ call }) => call === 'POST /api/menus')?.body).toMatchObject(tijuana);
    await press('Cambiar nombre o teléfono');
    await userEvent.selectOptions(await screen.findByLabelText('País'), 'Chile');
    await press('Seguir');
    await heading('Tus platos');
    expect(calls.find(({ call }) => call === `PUT ${PATH}`)?.body).toMatchObject({
      country: 'CL',
      timeZone: 'America/Santiago',
      currency: 'CLP',
    });
  });

  it('is not for who has several menus', async () => {
    open([aMenu(), aMenu({ id: 'b' })]);
    expect(await screen.findByText('el panel')).toBeVisible();
  });

  const item = { description: null, dietaryTags: [], imageUrl: null, sizes: [], extras: [] };
  const template = {
    ...{ id: 'pizzeria', name: 'Pizzería', description: 'Masa fina.', themeColor: '#ef4444' },
    ...{ currency: 'DOP', coverUrl: '/objects/0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0f01' },
    categories: [{ name: 'Pizzas', items: [{ ...item, name: 'Margarita', price: '450.00' }] }],
  };
  const pick = async () => {
    await press('Usar una plantilla');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Pizzería/ }));
  };

  it('begins with all of a template too, in the menu that there is', async () => {
    let isFilled = false;
    const calls = open([aMenu()], [], {
      'GET /api/menu-templates': { body: [template] },
      [`PUT ${PATH}`]: () => {
        isFilled = true;
        return { body: aMenu() };
      },
      [`GET ${PATH}/items`]: () => ({ body: isFilled ? [anItem({ name: 'Margarita' })] : [] }),
    });
    await pick();
    await heading('Publica tu menú');
    expect(calls.find(({ call }) => call === `PUT ${PATH}`)?.body).toEqual({
      templateId: 'pizzeria',
      themeColor: '#ef4444',
      design: 'pizzeria',
    });
  });

  it('says why a template could not be had, and stays where it was', async () => {
    const failure = { status: 412, body: { error: 'El menú cambió mientras tanto.' } };
    const replies = { 'GET /api/menu-templates': { body: [template] }, [`PUT ${PATH}`]: failure };
    open([aMenu()], [], replies);
    await pick();
    expect(await screen.findByText(failure.body.error)).toBeVisible();
    await heading('Tus platos');
  });
});

describe('the step', () => {
  const draft = { isPublished: false };
  it.each([
    ['name', { menu: undefined, items: 0, isReviewing: false }],
    ['items', { menu: draft, items: 0, isReviewing: false }],
    ['review', { menu: draft, items: 0, isReviewing: true }],
    ['publish', { menu: draft, items: 3, isReviewing: false }],
    ['published', { menu: { isPublished: true }, items: 3, isReviewing: true }],
  ] as const)('is %s by what there is of the menu', (step, progress) => {
    expect(guideStep(progress)).toBe(step);
  });
});
