import { aCategory, anItem, MENU_ID } from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems } from '../../../testing/open-editor';
import '../items-tab';

const item = anItem({ version: 3 });
const save = `PUT /api/items/${item.id}`;
const button = (name: string) => screen.getByRole('button', { name });
const edit = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Editar Chivo liniero' }));

describe('sizes and extras', () => {
  it('have a name and a price each; the first size is the price', async () => {
    const { calls } = await openItems({ items: [item], replies: { [save]: { body: item } } });
    await edit();
    await userEvent.click(button('Agregar tamaño'));
    expect(screen.getByLabelText('Precio del tamaño 1')).toHaveValue('545.00');
    await userEvent.type(screen.getByLabelText('Nombre del tamaño 1'), 'Media');
    await userEvent.clear(screen.getByLabelText('Precio del tamaño 1'));
    await userEvent.type(screen.getByLabelText('Precio del tamaño 1'), '300');
    await userEvent.click(button('Agregar extra'));
    await userEvent.type(screen.getByLabelText('Nombre del extra 1'), 'Aguacate');
    await userEvent.type(screen.getByLabelText('Precio del extra 1'), '60');
    await userEvent.click(button('Guardar ítem'));
    await screen.findByText('Item actualizado correctamente.');
    expect(calls.find(({ call }) => call === save)?.body).toMatchObject({
      price: '300.00',
      sizes: [{ name: 'Media', price: '300.00' }],
      extras: [{ name: 'Aguacate', price: '60.00' }],
    });
  });

  it('are refused at their place when their price is none', async () => {
    const { calls } = await openItems({ items: [item] });
    await edit();
    await userEvent.click(button('Agregar extra'));
    await userEvent.type(screen.getByLabelText('Nombre del extra 1'), 'Queso');
    await userEvent.type(screen.getByLabelText('Precio del extra 1'), 'mucho');
    await userEvent.click(button('Guardar ítem'));
    expect(await screen.findByText('Escribe un precio, como 350 o 1250.50')).toBeVisible();
    expect(screen.getByLabelText('Precio del extra 1')).toBeInvalid();
    expect(calls.some(({ call }) => call === save)).toBe(false);
  });
});

function keeping() {
  let saved = item;
  const keep = (changes: object) => (saved = { ...saved, ...changes, version: saved.version + 1 });
  return {
    changeElsewhere: keep,
    saved: () => saved,
    categories: [
      aCategory(),
      aCategory({ id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0c02', name: 'Té' }),
    ],
    replies: {
      [`PUT /api/menus/${MENU_ID}/order`]: { status: 204 },
      [`GET /api/menus/${item.menuId}/items`]: () => ({ body: [saved] }),
      [save]: (changes: unknown, headers: Headers) =>
        headers.get('If-Match') === `"${saved.version}"`
          ? { body: keep(changes as object) }
          : { status: 412, body: { type: 'urn:cartaviva:problem:changed-meanwhile' } },
    },
  };
}

const price = () => screen.getByLabelText(/^Precio/);
async function typePrice(text: string) {
  await userEvent.clear(price());
  await userEvent.type(price(), text);
}
const saves = (calls: readonly { call: string; body: unknown }[]) =>
  calls.filter(({ call }) => call === save).map(({ body }) => body);

describe('a form that changed one field', () => {
  it('sends one field', async () => {
    const { calls } = await openItems(keeping());
    await edit();
    await typePrice('600');
    await userEvent.click(button('Guardar ítem'));
    expect(await screen.findByText('Item actualizado correctamente.')).toBeVisible();
    expect(saves(calls)).toEqual([{ price: '600.00' }]);
  });

  it('sends the allergens, and is not saved while they contradict a tag', async () => {
    const { calls } = await openItems(keeping());
    await edit();
    const press = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
    await press('Lácteos');
    await press('Maní');
    expect(screen.queryByText(/^Dice/)).toBeNull();
    await press('Sin Lácteos');
    const fault = 'Dice «Sin Lácteos», pero contiene Lácteos. Quita uno de los dos.';
    expect(screen.getByText(fault)).toBeVisible();
    await userEvent.click(button('Guardar ítem'));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Gluten' })).toHaveFocus());
    expect(saves(calls)).toEqual([]);
    await press('Sin Lácteos');
    expect(screen.queryByText(/^Dice/)).toBeNull();
    await userEvent.click(button('Guardar ítem'));
    expect(await screen.findByText('Item actualizado correctamente.')).toBeVisible();
    expect(saves(calls)).toEqual([{ allergens: ['Maní', 'Lácteos'] }]);
  });

  it('and changed it back sends none', async () => {
    const { calls } = await openItems(keeping());
    await edit();
    await typePrice('545');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Picante' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Picante' }));
    await userEvent.click(button('Guardar ítem'));
    expect(await screen.findByText('Item actualizado correctamente.')).toBeVisible();
    expect(saves(calls)).toEqual([{}]);
  });
});

describe('an item that was changed in another window', () => {
  const openChanged = async (elsewhere: object) => {
    const server = keeping();
    const opened = await openItems(server);
    await edit();
    server.changeElsewhere(elsewhere);
    return { ...opened, server };
  };
  const question = () => screen.findByRole('alertdialog');
  const press = async (name: string) =>
    userEvent.click(within(await question()).getByRole('button', { name }));

  it('keeps what was changed there beside what is changed here, without a question', async () => {
    const { calls, server } = await openChanged({ isAvailable: false, description: 'Con ron.' });
    await typePrice('600');
    await userEvent.click(button('Guardar ítem'));
    expect(await screen.findByText('Item actualizado correctamente.')).toBeVisible();
    expect(server.saved()).toMatchObject({
      price: '600.00',
      isAvailable: false,
      description: 'Con ron.',
    });
    expect(saves(calls)).toEqual([{ price: '600.00' }, { price: '600.00' }]);
  });

  it('asks about the field that both changed, with both values, and keeps one’s own', async () => {
    const { server } = await openChanged({ price: '325.00', description: 'Con ron.' });
    await typePrice('350');
    await userEvent.click(button('Guardar ítem'));
    expect(await question()).toHaveTextContent(
      /Precio\s*Tú pusiste: RD\$350\.00\s*Ahora dice: RD\$325\.00/,
    );
    expect(within(await question()).queryByText('Descripción')).toBeNull();
    await press('Quedarme con la mía');
    expect(await screen.findByText('Item actualizado correctamente.')).toBeVisible();
    expect(server.saved()).toMatchObject({ price: '350.00', description: 'Con ron.' });
  });

  it('is asked about though the list has learned of the other version meanwhile', async () => {
    const { server } = await openChanged({ price: '325.00' });
    await refreshItems();
    await typePrice('350');
    await userEvent.click(button('Guardar ítem'));
    await press('Usar la otra');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(server.saved().price).toBe('325.00');
  });

  it('is left as it is when the other value stays and nothing else was changed', async () => {
    const { calls, server } = await openChanged({ price: '325.00' });
    await typePrice('350');
    await userEvent.click(button('Guardar ítem'));
    await press('Usar la otra');
    expect(await screen.findByText('Te quedaste con la otra versión.')).toBeVisible();
    expect(saves(calls)).toHaveLength(1);
    expect(server.saved().price).toBe('325.00');
  });

  it('is decided field by field where more than one differs', async () => {
    const { server } = await openChanged({ price: '325.00', name: 'Chivo guisado' });
    await typePrice('350');
    await userEvent.type(screen.getByLabelText(/^Nombre/), ' picante');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Picante' }));
    await userEvent.click(button('Guardar ítem'));
    const name = within(await question()).getByRole('group', { name: 'Nombre' });
    await userEvent.click(within(name).getByRole('radio', { name: /^Ahora dice: Chivo guisado/ }));
    await press('Guardar lo elegido');
    expect(await screen.findByText('Item actualizado correctamente.')).toBeVisible();
    expect(server.saved()).toMatchObject({
      name: 'Chivo guisado',
      price: '350.00',
      dietaryTags: ['Picante'],
    });
  });

  it('is asked about again when it changes while the question stands', async () => {
    const { server } = await openChanged({ price: '325.00' });
    await typePrice('350');
    await userEvent.click(button('Guardar ítem'));
    await question();
    server.changeElsewhere({ price: '330.00' });
    await press('Quedarme con la mía');
    expect(await screen.findByText('RD$330.00')).toBeVisible();
    await press('Usar la otra');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(server.saved().price).toBe('330.00');
  });
});

/** Reloads the items while the form is open, by changing the order of the categories. */
async function refreshItems(): Promise<void> {
  const read = `/api/menus/${item.menuId}/items`;
  const reads = () => jest.mocked(fetch).mock.calls.filter(([path]) => path === read).length;
  const before = reads();
  await userEvent.click(button('Más acciones para la categoría Platos fuertes'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Bajar' }));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
}
