import { aCategory, anItem, MENU_ID, pressUndo } from '@cartaviva/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems } from '../../testing/open-editor';
import './items-tab';

const button = (name: string) => screen.getByRole('button', { name });
const order = `PUT /api/menus/${MENU_ID}/order`;

const soups = aCategory();
const drinks = aCategory({ id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0c02', name: 'Bebidas' });
const first = anItem({ categoryId: soups.id, name: 'Asopao', displayOrder: 1 });
const second = anItem({
  id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0d02',
  categoryId: soups.id,
  name: 'Ñame',
  displayOrder: 2,
});
const menu = { categories: [soups, drinks], items: [first, second] };

const itemNames = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

async function choose(action: string, of: string): Promise<void> {
  await userEvent.click(button(of));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('two people at once', () => {
  it('see what the other changed on their return to the window', async () => {
    let items = [first];
    await openItems({
      ...menu,
      replies: { [`GET /api/menus/${MENU_ID}/items`]: () => ({ body: items }) },
    });
    await screen.findByText('Asopao');
    items = [{ ...first, price: '300.00', version: 2 }, second];
    await waitFor(() => {
      fireEvent.focus(window);
      expect(screen.getByText('RD$300.00')).toBeVisible();
    });
    expect(screen.getByText('Ñame')).toBeVisible();
  });
});

describe('whether the kitchen has it', () => {
  const change = `PUT /api/items/${first.id}`;

  it('is saved at a touch, and shown before the answer', async () => {
    const { calls } = await openItems({ ...menu, replies: { [change]: { body: first } } });
    await userEvent.click(await screen.findByRole('switch', { name: 'Asopao está disponible' }));
    expect(within(screen.getByRole('main')).getByText('No disponible')).toBeVisible();
    expect(calls.find(({ call }) => call === change)?.body).toEqual({
      isAvailable: false,
      availableAgainAt: null,
    });
  });

  it('goes back to what it was when it could not be saved', async () => {
    await openItems({ ...menu, replies: { [change]: { status: 500, body: {} } } });
    const available = await screen.findByRole('switch', { name: 'Asopao está disponible' });
    await userEvent.click(available);
    expect(await screen.findByText('No se pudo actualizar el item.')).toBeVisible();
    expect(available).toBeChecked();
  });

  it('may be no for today only, and the row tells when it returns', async () => {
    const { calls } = await openItems({ ...menu, replies: { [change]: { body: first } } });
    await screen.findByText('Asopao');
    await choose('Agotado · vuelve mañana', 'Más acciones para Asopao');
    expect(await screen.findByText(/^Vuelve mañana, 6:00/)).toBeVisible();
    const sent = calls.find(({ call }) => call === change)?.body;
    expect(sent).toMatchObject({ isAvailable: false, availableAgainAt: expect.any(String) });
  });
});

describe('the order', () => {
  it('changes by a button at once, with one call for the list that was changed', async () => {
    let items = menu.items;
    const { calls } = await openItems({
      ...menu,
      replies: {
        [`GET /api/menus/${MENU_ID}/items`]: () => ({ body: items }),
        [order]: () => {
          items = [
            { ...second, displayOrder: 1 },
            { ...first, displayOrder: 2 },
          ];
          return { status: 204 };
        },
      },
    });
    await screen.findByText('Asopao');
    await choose('Bajar', 'Más acciones para Asopao');
    await waitFor(() => expect(itemNames()).toEqual(['Ñame', 'Asopao']));
    expect(calls.filter(({ call }) => call === order).map(({ body }) => body)).toEqual([
      {
        categories: [],
        items: [
          { id: second.id, categoryId: soups.id, displayOrder: 1 },
          { id: first.id, categoryId: soups.id, displayOrder: 2 },
        ],
      },
    ]);
  });

  it('leads from the end of a category into the next', async () => {
    const { calls } = await openItems({ ...menu, replies: { [order]: { status: 204 } } });
    await screen.findByText('Ñame');
    await choose('Bajar', 'Más acciones para Ñame');
    await waitFor(() => expect(calls.some(({ call }) => call === order)).toBe(true));
    expect(calls.find(({ call }) => call === order)?.body).toEqual({
      categories: [],
      items: [{ id: second.id, categoryId: drinks.id, displayOrder: 1 }],
    });
  });

  it('of categories changes as well', async () => {
    const { calls } = await openItems({ ...menu, replies: { [order]: { status: 204 } } });
    await screen.findByText('Asopao');
    await choose('Subir', 'Más acciones para la categoría Bebidas');
    await waitFor(() => expect(calls.some(({ call }) => call === order)).toBe(true));
    expect(calls.find(({ call }) => call === order)?.body).toEqual({
      categories: [drinks.id, soups.id],
      items: [],
    });
  });

  it('is what it was again when it could not be saved', async () => {
    await openItems({ ...menu, replies: { [order]: { status: 500, body: {} } } });
    await screen.findByText('Asopao');
    await choose('Bajar', 'Más acciones para Asopao');
    expect(await screen.findByText('No se pudo guardar el orden.')).toBeVisible();
    expect(itemNames()).toEqual(['Asopao', 'Ñame']);
  });
});

describe('searching', () => {
  it('is reached by /, blind to accents, and leaves out what does not match', async () => {
    await openItems(menu);
    await screen.findByText('Asopao');
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Buscar en el menú' })).toHaveFocus();
    await userEvent.keyboard('name');
    expect(await screen.findByText('1 ítem encontrado')).toBeVisible();
    expect(screen.getByText('Ñame')).toBeVisible();
    expect(screen.getByText('Asopao')).not.toBeVisible();
  });

  it('says when nothing matches, and shows all again', async () => {
    await openItems(menu);
    await userEvent.type(await screen.findByRole('searchbox'), 'pizza');
    expect(await screen.findByText('Nada coincide con «pizza».')).toBeVisible();
    await userEvent.click(button('Ver todo el menú'));
    await waitFor(() => expect(screen.getByText('Asopao')).toBeVisible());
  });
});

describe('taking a deletion back', () => {
  it('restores an item', async () => {
    const { calls } = await openItems({
      ...menu,
      replies: {
        [`DELETE /api/items/${first.id}`]: { status: 204 },
        [`POST /api/items/${first.id}/restore`]: { body: first },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Asopao' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await pressUndo();
    expect(await screen.findByText('Todo está como antes.')).toBeVisible();
    expect(calls.map(({ call }) => call)).toContain(`POST /api/items/${first.id}/restore`);
  });

  it('makes a category anew, at its place and with its items', async () => {
    const again = { ...soups, id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0c03' };
    const { calls } = await openItems({
      ...menu,
      replies: {
        [`DELETE /api/categories/${soups.id}`]: { status: 204 },
        [`POST /api/menus/${MENU_ID}/categories`]: { status: 201, body: again },
        [order]: { status: 204 },
      },
    });
    await screen.findByText('Asopao');
    await choose('Eliminar categoría', 'Más acciones para la categoría Platos fuertes');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('¿Estás seguro de que quieres eliminar "Platos fuertes"?');
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar categoría' }));
    await pressUndo();
    expect(await screen.findByText('Todo está como antes.')).toBeVisible();
    expect(calls.find(({ call }) => call === order)?.body).toEqual({
      categories: [again.id, drinks.id],
      items: [
        { id: first.id, categoryId: again.id, displayOrder: 1 },
        { id: second.id, categoryId: again.id, displayOrder: 2 },
      ],
    });
  });
});
