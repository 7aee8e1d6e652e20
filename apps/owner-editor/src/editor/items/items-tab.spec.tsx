import { aCategory, anItem } from '@cartaviva/web-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, openItems } from '../../testing/open-editor';
import './items-tab';

const button = (name: string) => screen.getByRole('button', { name });
const main = () => within(screen.getByRole('main'));

describe('items of a menu (specification §2)', () => {
  it('says so when there are none, and offers to add the first', async () => {
    await openItems();
    expect(await screen.findByText('No tienes items en tu menú aún.')).toBeVisible();
    await userEvent.click(button('Agregar primer ítem'));
    expect(screen.getByRole('form', { name: 'Agregar ítem' })).toBeVisible();
  });

  it('shows them by category and without one, with price, tags and availability', async () => {
    const category = aCategory();
    await openItems({
      categories: [category],
      items: [
        anItem({ categoryId: category.id, price: '1545.50', dietaryTags: ['Picante'] }),
        anItem({ id: 'b', name: 'Jugo de chinola', price: '110.00', isAvailable: false }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Sin Categoría' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Platos fuertes/ })).toBeVisible();
    expect(main().getByText('RD$1,545.50')).toBeVisible();
    expect(main().getByText('Picante')).toBeVisible();
    expect(main().getByText('No disponible')).toBeVisible();
  });
});

describe('a link to the items', () => {
  it('opens the form of the item that it names, once', async () => {
    const items = [anItem(), anItem({ id: 'b', name: 'Jugo de chinola' })];
    const { router } = await openEditor({ items, asked: '?item=b#items' });
    const form = within(await screen.findByRole('form', { name: 'Editar ítem' }));
    expect(form.getByLabelText(/^Nombre/)).toHaveValue('Jugo de chinola');
    expect(router.state.location).toMatchObject({ search: '', hash: '#items' });
  });

  it('opens a new item of the name that it brings, which is no change yet', async () => {
    const { router } = await openEditor({ items: [anItem()], asked: '?newItem=mofongo' });
    const form = within(await screen.findByRole('form', { name: 'Agregar ítem' }));
    expect(form.getByLabelText(/^Nombre/)).toHaveValue('Mofongo');
    await act(() => router.navigate('/'));
    expect(await screen.findByText('inicio')).toBeVisible();
  });

  it('to an item that is gone shows the list', async () => {
    await openEditor({ items: [anItem()], asked: '?item=gone#items' });
    expect(await screen.findByText('Chivo liniero')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Editar ítem' })).toBeNull();
  });
});

describe('adding and changing an item (specification §5 and §8)', () => {
  it('asks for name and price, and sends nothing without them', async () => {
    const { calls } = await openItems();
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar primer ítem' }));
    await userEvent.click(button('Agregar ítem'));
    expect(await screen.findByText('El nombre y precio son obligatorios.')).toBeVisible();
    expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  });

  it('refuses a price that is none, at its field', async () => {
    const { calls } = await openItems();
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar primer ítem' }));
    await userEvent.type(screen.getByLabelText(/^Nombre/), 'Mangú');
    await userEvent.type(screen.getByLabelText(/^Precio/), 'doce');
    await userEvent.click(button('Agregar ítem'));
    expect(await screen.findByText('Escribe un precio, como 350 o 1250.50')).toBeVisible();
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('creates an item with all it was given, says so and shows what was answered without reading the list', async () => {
    const category = aCategory();
    const { calls, path } = await openItems({
      categories: [category],
      replies: { [`POST /api/menus/${aCategory().menuId}/items`]: { status: 201, body: anItem() } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar primer ítem' }));
    await userEvent.type(screen.getByLabelText(/^Nombre/), '  Mangú ');
    await userEvent.type(screen.getByLabelText(/^Precio/), '325');
    await userEvent.selectOptions(screen.getByLabelText('Categoría'), 'Platos fuertes');
    await userEvent.click(
      button('Más opciones Descripción, foto, tamaños, extras, etiquetas y alérgenos'),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sin Gluten' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Disponible' }));
    await userEvent.click(button('Agregar ítem'));

    expect(await screen.findByText('Item creado correctamente.')).toBeVisible();
    expect(calls.find(({ call }) => call === `POST ${path}/items`)?.body).toEqual({
      name: 'Mangú',
      price: '325.00',
      description: null,
      categoryId: category.id,
      dietaryTags: ['Sin Gluten'],
      allergens: [],
      isAvailable: false,
      sizes: [],
      extras: [],
      imageUrl: null,
    });
    expect(screen.getByText(anItem().name)).toBeVisible();
    expect(calls.filter(({ call }) => call === `GET ${path}/items`)).toHaveLength(1);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('goes with Enter from the name to the price and on to the next item', async () => {
    const { calls, path } = await openItems({
      replies: { [`POST /api/menus/${aCategory().menuId}/items`]: { status: 201, body: anItem() } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar primer ítem' }));
    await userEvent.keyboard('Chivo liniero{Enter}545{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Nombre/)).toHaveValue(''));
    await waitFor(() => expect(screen.getByLabelText(/^Nombre/)).toHaveFocus());
    await userEvent.keyboard('Tostones{Enter}{Enter}');
    expect(await screen.findByText('El nombre y precio son obligatorios.')).toBeVisible();
    const sent = calls.filter(({ call }) => call === `POST ${path}/items`);
    expect(sent.map(({ body }) => body)).toMatchObject([
      { name: 'Chivo liniero', price: '545.00' },
    ]);
  });

  it('makes a category inside the form, and puts the item there', async () => {
    const category = aCategory();
    const { calls, path } = await openItems({
      replies: {
        [`POST /api/menus/${category.menuId}/categories`]: { status: 201, body: category },
        [`POST /api/menus/${category.menuId}/items`]: { status: 201, body: anItem() },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar primer ítem' }));
    await userEvent.selectOptions(screen.getByLabelText('Categoría'), 'Nueva categoría…');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Escribe el nombre de la categoría')).toBeVisible();
    await userEvent.keyboard('Platos fuertes{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Categoría')).toHaveValue(category.id));
    await userEvent.type(screen.getByLabelText(/^Nombre/), 'Chivo');
    await userEvent.type(screen.getByLabelText(/^Precio/), '545');
    await userEvent.click(button('Agregar ítem'));
    expect(await screen.findByText('Item creado correctamente.')).toBeVisible();
    const sent = calls.find(({ call }) => call === `POST ${path}/items`)?.body;
    expect(sent).toMatchObject({ categoryId: category.id });
  });

  it('shows the rest of the fields when one of them is wrong', async () => {
    await openItems();
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar primer ítem' }));
    const more = button('Más opciones Descripción, foto, tamaños, extras, etiquetas y alérgenos');
    await userEvent.click(more);
    await userEvent.click(button('Agregar tamaño'));
    await userEvent.click(button('Más opciones'));
    expect(screen.getByLabelText('Nombre del tamaño 1')).not.toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Nombre \*|^Nombre$/), 'Pizza');
    await userEvent.click(button('Agregar ítem'));
    await waitFor(() => expect(screen.getByLabelText('Nombre del tamaño 1')).toBeVisible());
  });

  it.each([
    ['1,250', '1,250.00', '1250.00'],
    ['RD$350', '350.00', '350.00'],
    ['350 pesos', '350.00', '350.00'],
    ['12,50', '12.50', '12.50'],
  ])('takes %p for a price, shows %p and sends %p', async (typed, shown, price) => {
    const { calls, path } = await openItems({
      replies: { [`POST /api/menus/${aCategory().menuId}/items`]: { status: 201, body: anItem() } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar primer ítem' }));
    await userEvent.type(screen.getByLabelText(/^Nombre/), 'Mangú');
    await userEvent.type(screen.getByLabelText(/^Precio/), typed);
    await userEvent.tab();
    expect(screen.getByLabelText(/^Precio/)).toHaveValue(shown);
    await userEvent.click(button('Agregar ítem'));
    expect(await screen.findByText('Item creado correctamente.')).toBeVisible();
    const sent = calls.find(({ call }) => call === `POST ${path}/items`)?.body;
    expect(sent).toMatchObject({ price });
  });

  it('fills the form of an existing item and saves what changed', async () => {
    const item = anItem({ description: 'Con ron.' });
    const { calls } = await openItems({
      items: [item],
      replies: { [`PUT /api/items/${item.id}`]: { body: item } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Chivo liniero' }));
    expect(screen.getByLabelText('Descripción')).toHaveValue('Con ron.');
    await userEvent.clear(screen.getByLabelText(/^Precio/));
    await userEvent.type(screen.getByLabelText(/^Precio/), '600.00{Control>}s{/Control}');
    expect(await screen.findByText('Item actualizado correctamente.')).toBeVisible();
    expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
      price: '600.00',
    });
  });

  it('keeps the form and its text when the server refuses', async () => {
    await openItems({
      replies: { [`POST /api/menus/${anItem().menuId}/items`]: { status: 500, body: {} } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar primer ítem' }));
    await userEvent.type(screen.getByLabelText(/^Nombre/), 'Mangú');
    await userEvent.type(screen.getByLabelText(/^Precio/), '325');
    await userEvent.click(button('Agregar ítem'));
    expect(await screen.findByText('No se pudo crear el item.')).toBeVisible();
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Mangú');
  });

  it('asks before another tab would lose what was typed', async () => {
    await openItems({ items: [anItem()] });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar ítem' }));
    await userEvent.type(screen.getByLabelText(/^Nombre/), 'Mangú');
    await userEvent.click(screen.getByRole('tab', { name: 'QR' }));
    const question = await screen.findByRole('alertdialog', { name: 'Tienes cambios sin guardar' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Mangú');
  });
});

describe('deleting an item', () => {
  it('asks with the item’s name and then deletes it', async () => {
    const item = anItem({ name: 'Sancocho' });
    const { calls } = await openItems({
      items: [item],
      replies: { [`DELETE /api/items/${item.id}`]: { status: 204 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Sancocho' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('¿Estás seguro de que quieres eliminar "Sancocho"?');
    expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);

    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Item eliminado correctamente.')).toBeVisible();
    expect(calls.map(({ call }) => call)).toContain(`DELETE /api/items/${item.id}`);
  });

  it('shows an item again where it stood when its deletion is taken back', async () => {
    const [first, second] = [
      anItem({ id: 'a', name: 'Sancocho', displayOrder: 0 }),
      anItem({ id: 'b', name: 'Mangú', displayOrder: 1 }),
    ];
    await openItems({
      items: [first, second],
      replies: {
        'DELETE /api/items/a': { status: 204 },
        'POST /api/items/a/restore': { body: first },
      },
    });
    const names = () => main().getAllByRole('button', { name: /^Editar / });
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Sancocho' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(names()).toHaveLength(1));
    act(() => button('Deshacer').click());
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(names()[0]).toHaveAccessibleName('Editar Sancocho');
  });

  it('says when it could not', async () => {
    const item = anItem();
    await openItems({
      items: [item],
      replies: { [`DELETE /api/items/${item.id}`]: { status: 500 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Chivo liniero' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('No se pudo eliminar el item.')).toBeVisible();
  });
});

describe('a phone that is turned', () => {
  const { matchMedia } = window;
  const listeners = new Set<() => void>();
  let isNarrow = true;
  beforeEach(() => {
    window.matchMedia = (media) =>
      ({
        get matches() {
          return media.includes('48rem') && isNarrow;
        },
        addEventListener: (_: string, changed: () => void) => listeners.add(changed),
        removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
      }) as unknown as MediaQueryList;
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('keeps what was typed in an open form', async () => {
    await openItems();
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar primer ítem' }));
    const sheet = await screen.findByRole('dialog', { name: 'Agregar ítem' });
    await userEvent.type(within(sheet).getByLabelText(/^Nombre/), 'Mofongo');
    act(() => {
      isNarrow = false;
      for (const changed of listeners) changed();
    });
    expect(within(sheet).getByLabelText(/^Nombre/)).toHaveValue('Mofongo');
    expect(sheet).toBeInTheDocument();
  });
});
