import { aMenu, anItem, MENU_ID } from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../../testing/open-editor';

const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Menú de /);

function ready(page: Window = frame().contentWindow!, origin = window.location.origin) {
  const data = { type: 'cartaviva:preview-ready' };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: page })));
}

async function preview(options: Parameters<typeof openEditor>[0] = {}) {
  await openEditor(options);
  const post = jest
    .spyOn(frame().contentWindow!, 'postMessage')
    .mockImplementation(() => undefined);
  const sent = () => post.mock.calls.map(([message]) => message);
  return { sent, last: () => sent().at(-1), post };
}

describe('the live preview', () => {
  it('is the diner page, told what is typed as it is typed', async () => {
    const { last, post } = await preview({ items: [anItem()] });
    expect(frame()).toHaveAttribute('src', '/menu-preview');
    ready();
    await userEvent.type(screen.getByLabelText(/^Nombre del restaurante/), ' y Familia');
    await waitFor(() =>
      expect(last()).toMatchObject({
        type: 'cartaviva:preview',
        published: {
          menu: { restaurantName: 'Comedor Altagracia y Familia', translations: {} },
          items: [{ name: 'Chivo liniero', menuId: MENU_ID, translations: {} }],
        },
        language: 'es',
        scheme: 'light',
      }),
    );
    expect(post.mock.calls[0]![1]).toBe(window.location.origin);
  });

  it('shows what the menu has of its restaurant, as diners see it, until it says its own', async () => {
    const restaurant = {
      ...{ id: 'r1', name: 'La Casa de Altagracia' },
      menus: [{ menuId: MENU_ID }],
      ...{ address: 'Calle El Conde 9', phone: '809-555-0142', openingHours: null },
      ...{ logoUrl: '/objects/1', logoPlaceholder: 'p', coverUrl: '/objects/2' },
      ...{ themeColor: '#0ea5e9', design: 'beach-bar' },
    };
    const { last } = await preview({
      menu: aMenu({
        restaurantName: restaurant.name,
        address: null,
        phone: null,
        logoUrl: null,
        themeColor: '#10b981',
      }),
      replies: { 'GET /api/restaurants': { body: [restaurant] } },
    });
    ready();
    const { name, phone, address, coverUrl, logoUrl, themeColor, design } = restaurant;
    const shown = { restaurantName: name, address, phone, coverUrl, logoUrl, themeColor, design };
    await waitFor(() => expect(last()).toMatchObject({ published: { menu: shown } }));
    expect(screen.getByText('Del restaurante: 809-555-0142')).toBeVisible();
    expect(screen.getByText('Del restaurante: Calle El Conde 9')).toBeVisible();
    const logo = screen.getByRole('group', { name: 'Logo' });
    expect(within(logo).getByText('Del restaurante')).toBeVisible();
    expect(within(logo).getByRole('img')).toHaveAttribute('src', '/objects/1?w=320');
    expect(screen.getByText(/llegan al WhatsApp de 809-555-0142/)).toBeVisible();

    await userEvent.type(screen.getByLabelText(/^Teléfono/), '829-555-0101');
    await waitFor(() =>
      expect(last()).toMatchObject({ published: { menu: { ...shown, phone: '829-555-0101' } } }),
    );
    expect(screen.queryByText('Del restaurante: 809-555-0142')).toBeNull();
  });

  it('sends nothing before the page is there, and listens to that page alone', async () => {
    const { sent } = await preview();
    ready(window);
    ready(frame().contentWindow!, 'https://elsewhere.example');
    await userEvent.type(screen.getByLabelText(/^Título/), '!');
    expect(sent()).toEqual([]);
  });

  it('draws a long menu once the typing rests', async () => {
    const items = Array.from({ length: 300 }, (_, at) => anItem({ id: `item-${at}` }));
    const { sent, last } = await preview({ items });
    ready();
    await waitFor(() => expect(sent()).not.toHaveLength(0));
    const before = sent().length;
    await userEvent.type(screen.getByLabelText(/^Título/), ' de la casa');
    await waitFor(() =>
      expect(last()).toMatchObject({ published: { menu: { name: 'Carta principal de la casa' } } }),
    );
    expect(sent().length - before).toBeLessThan(' de la casa'.length);
  });

  it('is read in the menu’s languages', async () => {
    const source = 'Carta principal';
    const text = { kind: 'menu', id: MENU_ID, field: 'name', source, text: 'Main menu' };
    const { last } = await preview({
      menu: aMenu({ languages: ['en'] }),
      replies: { [`GET /api/menus/${MENU_ID}/translations/en`]: { body: [text] } },
    });
    ready();
    await userEvent.click(screen.getByRole('radio', { name: 'Inglés' }));
    await waitFor(() =>
      expect(last()).toMatchObject({
        language: 'en',
        published: { menu: { translations: { en: { name: 'Main menu' } } } },
      }),
    );
  });
});
