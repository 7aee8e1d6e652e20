import { aMenu, browseFrom, watchNavigation } from '@cartaviva/web-testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CREATE, TEMPLATES, openDashboard, press, createBlank } from '../testing/open-dashboard';

beforeEach(() => localStorage.clear());

describe('creating a menu (specification §8 and §9)', () => {
  it('sends the defaults, says so and reads lists again', async () => {
    const menus = [aMenu()];
    const calls = openDashboard(menus, {
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

  it('is where the newest menu is, or else where the browser is', async () => {
    browseFrom('America/Santiago');
    const tijuana = { country: 'MX', timeZone: 'America/Tijuana', currency: 'MXN' } as const;
    const created = { [CREATE]: { status: 201, body: aMenu({ id: 'b' }) } };
    const calls = openDashboard([aMenu(tijuana), aMenu({ id: 'old' })], created);
    await createBlank();
    expect(await screen.findByText('Menú creado exitosamente.')).toBeVisible();
    expect(calls.find(({ call }) => call === CREATE)?.body).toMatchObject(tijuana);
    cleanup();

    const first = openDashboard([], created);
    await press('Empezar de otra forma');
    await press(/^En blanco/);
    expect(await screen.findByText('Menú creado exitosamente.')).toBeVisible();
    expect(first.find(({ call }) => call === CREATE)?.body).toMatchObject({
      country: 'CL',
      timeZone: 'America/Santiago',
      currency: 'CLP',
    });
  });

  it('says when it failed', async () => {
    openDashboard([aMenu()], { [CREATE]: { status: 500 } });
    await createBlank();
    expect(await screen.findByText('No se pudo crear el menú.')).toBeVisible();
  });

  it('names the plan’s limit and offers the way to the plans', async () => {
    const error = 'Tu plan Free permite 1 menú.';
    openDashboard([aMenu()], { [CREATE]: { status: 402, body: { error } } });
    await createBlank();
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver planes' })).toBeVisible();
  });

  it('sends an owner whose session ended to sign in', async () => {
    const times = watchNavigation();
    openDashboard([aMenu()], { [CREATE]: { status: 401, body: { title: 'Unauthorized' } } });
    await createBlank();
    expect(await screen.findByText('Tu sesión ha expirado. Redirigiendo...')).toBeVisible();
    await waitFor(() => expect(times()).toBe(1));
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
    const calls = openDashboard([aMenu()], {
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
    const calls = openDashboard([source], {
      [duplicate]: { status: 201, body: aMenu({ id: 'b' }) },
    });
    await press('Crear menú');
    await press(/^Copia de otro menú/);
    await press('Copiar «Cenas»');
    expect(await screen.findByText('Menú creado exitosamente.')).toBeVisible();
    expect(calls.some(({ call }) => call === duplicate)).toBe(true);
  });

  it('reads a file, and says what could not be read of it', async () => {
    const report = { imported: 24, newCategories: 3, faults: [{ line: 7, reason: 'Sin precio' }] };
    openDashboard([aMenu()], {
      [CREATE]: { status: 201, body: aMenu({ id: 'b' }) },
      'POST /api/menus/b/import': { body: report },
    });
    await press('Crear menú');
    const file = new File(['nombre,precio'], 'menu.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('Desde un archivo'), file);
    expect(await screen.findByText(/24 platos; 1 línea no se pudo leer/)).toBeVisible();
  });
});
