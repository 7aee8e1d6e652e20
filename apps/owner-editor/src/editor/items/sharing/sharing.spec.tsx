import { anItem, MENU_ID } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems } from '../../../testing/open-editor';
import { namesOf } from './shared-with';
import '../items-tab';
import './share-dialog';

const NACO = '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0b02';
const PIANTINI = '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0b03';
const SHARED = '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0e01';
const SHARING = `/api/menus/${MENU_ID}/items/shared`;

const goat = anItem({ sharedId: SHARED });
const rice = anItem({ id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0d02', name: 'Moro', displayOrder: 2 });
const menu = (id: string, name: string, currency = 'DOP') => ({
  ...{ id, name, restaurantName: 'Casa', currency },
});
const others = [menu(NACO, 'Carta Naco'), menu(PIANTINI, 'Carta Piantini', 'USD')];
const sharing = { menus: others, items: [{ itemId: goat.id, menuIds: [NACO, PIANTINI] }] };
const button = (name: string) => screen.getByRole('button', { name });

describe('an item that stands in other menus, too', () => {
  it('says so in its row and its form, with what changes there, and is separated when that is confirmed', async () => {
    let shared = sharing;
    const separate = `DELETE /api/items/${goat.id}/sharing`;
    const { calls } = await openItems({
      items: [goat, rice],
      replies: {
        [`GET ${SHARING}`]: () => ({ body: shared }),
        [separate]: () => {
          shared = { menus: [], items: [] };
          return { status: 204 };
        },
      },
    });
    expect(await screen.findByText('En 2 menús más')).toBeVisible();
    await userEvent.click(button('Editar Chivo liniero'));
    const note =
      'También está en Carta Naco y Carta Piantini. El nombre, la descripción y la foto cambian en todos; el precio es de este menú.';
    expect(screen.getByText(note)).toBeVisible();
    await userEvent.click(button('Separar de los otros menús'));
    const question = await screen.findByRole('alertdialog', { name: 'Separar «Chivo liniero»' });
    expect(calls.some(({ call }) => call === separate)).toBe(false);
    await userEvent.click(within(question).getByRole('button', { name: 'Separar' }));
    expect(await screen.findByText('Ahora es un plato solo de este menú.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  });

  it('is asked about where there is one, and nothing is said of those that stand alone', async () => {
    const { calls } = await openItems({ items: [rice] });
    await userEvent.click(button('Editar Moro'));
    expect(screen.queryByText(/También está en/)).toBeNull();
    expect(calls.some(({ call }) => call === `GET ${SHARING}`)).toBe(false);
  });
});

describe('items of another menu', () => {
  const beans = anItem({
    id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0d03',
    name: 'Habichuelas',
    price: '90.00',
  });
  const pudding = anItem({ id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0d04', name: 'Pudín' });
  const there = anItem({ id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0d05', sharedId: SHARED });

  const openDialog = async (menus = [menu(MENU_ID, 'Esta'), ...others]) => {
    const opened = await openItems({
      items: [goat, rice],
      replies: {
        [`GET ${SHARING}`]: { body: sharing },
        'GET /api/menus?limit=100&sort=name': { body: menus },
        [`GET /api/menus/${NACO}/items`]: { body: [there, beans] },
        [`GET /api/menus/${PIANTINI}/items`]: { body: [pudding] },
        [`POST ${SHARING}`]: { body: { created: 2, items: [] } },
      },
    });
    await userEvent.click(button('Más acciones del menú'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Agregar de otro menú' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar de otro menú' });
    return { ...opened, dialog: within(dialog) };
  };

  it('are searched and chosen, of one menu after another, and added together', async () => {
    const { calls, dialog } = await openDialog();
    expect(await dialog.findByRole('checkbox', { name: /^Chivo liniero/ })).toBeDisabled();
    expect(dialog.getByText('Ya está en este menú')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Agregar platos' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Buscar un plato'), 'habi');
    expect(dialog.queryByRole('checkbox', { name: /^Chivo/ })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Habichuelas/ }));
    expect(dialog.queryByText(/revísalos/)).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('De qué menú'), PIANTINI);
    expect(
      dialog.getByText(/^Ese menú tiene sus precios en dólar.*: revísalos después de agregar\.$/),
    ).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Elegir todos' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar 2 platos' }));
    expect(await screen.findByText('Se agregaron 2 platos.')).toBeVisible();
    expect(calls.find(({ call }) => call === `POST ${SHARING}`)!.body).toEqual({
      itemIds: [beans.id, pudding.id],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are none where there is no other menu', async () => {
    const { dialog } = await openDialog([menu(MENU_ID, 'Esta')]);
    expect(
      await dialog.findByText('Todavía no tienes otro menú de donde traer platos.'),
    ).toBeVisible();
  });
});

it('menus that are called alike are said with their restaurants', () => {
  const [one, other] = [
    { ...menu('a', 'Carta') },
    { ...menu('b', 'Carta'), restaurantName: 'Mar' },
  ];
  expect(namesOf([one, other, menu('c', 'Vinos')])).toEqual([
    'Casa · Carta',
    'Mar · Carta',
    'Casa · Vinos',
  ]);
});
