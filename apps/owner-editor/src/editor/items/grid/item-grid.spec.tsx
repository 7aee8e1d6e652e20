import type { ItemView } from '@cartaviva/contracts';
import { pressUndo } from '@cartaviva/web-testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, anItem, MENU_ID } from '../../../testing/a-menu';
import { openItems } from '../../../testing/open-editor';
import '../items-tab';
import './item-grid';

const mains = aCategory({ id: 'mains', name: 'Platos fuertes' });
const drinks = aCategory({ id: 'drinks', name: 'Bebidas', displayOrder: 2 });
const goat = anItem({
  id: 'goat',
  name: 'Chivo',
  description: 'Con ron',
  price: '545.00',
  categoryId: 'mains',
});
const pizza = anItem({
  id: 'pizza',
  name: 'Pizza',
  categoryId: 'mains',
  price: '900.00',
  sizes: [
    { name: 'Grande', price: '900.00' },
    { name: 'Personal', price: '450.00' },
  ],
  displayOrder: 2,
});
const juice = anItem({
  id: 'juice',
  name: 'Jugo',
  description: 'De chinola',
  price: '110.00',
  categoryId: 'drinks',
  displayOrder: 3,
});
const MENU: readonly ItemView[] = [goat, pizza, juice];

/** A server that saves what it is sent, and knows the versions of its items. */
function aServer(items: readonly ItemView[]) {
  const saved = new Map(items.map((item) => [item.id, item]));
  const put = (id: string, changes: object) => {
    const item = saved.get(id)!;
    saved.set(id, { ...item, ...changes, version: item.version + 1 });
    return saved.get(id)!;
  };
  return {
    ...Object.fromEntries(
      items.map(({ id }) => [
        `PUT /api/items/${id}`,
        (body: unknown, headers: Headers) =>
          headers.get('If-Match') === `"${saved.get(id)!.version}"`
            ? { body: put(id, body as object) }
            : { status: 412, body: {} },
      ]),
    ),
    [`GET /api/menus/${MENU_ID}/items`]: () => ({ body: [...saved.values()] }),
    [`PUT /api/menus/${MENU_ID}/prices`]: (body: unknown) => ({
      body: (body as { items: { itemId: string; price: string }[] }).items.map((sent) =>
        put(sent.itemId, { price: sent.price }),
      ),
    }),
    [`POST /api/menus/${MENU_ID}/items`]: (body: unknown) => {
      const { name } = body as { name: string };
      saved.set(name, anItem({ ...(body as object), id: name, displayOrder: saved.size + 1 }));
      return { status: 201, body: saved.get(name)! };
    },
    'DELETE /api/items/Batida': () => ({ status: saved.delete('Batida') ? 204 : 404 }),
  };
}

async function openGrid(replies: object = {}, items: readonly ItemView[] = MENU) {
  localStorage.setItem('itemsView', 'grid');
  const opened = await openItems({
    items,
    categories: [mains, drinks],
    replies: { ...aServer(items), ...replies },
  });
  await screen.findByRole('grid', { name: 'Ítems del menú' });
  const writes = () =>
    opened.calls
      .filter(({ call }) => !call.startsWith('GET'))
      .map(({ call, body }) => [call.replace(`/api/menus/${MENU_ID}`, ''), body]);
  return { ...opened, writes };
}

const grid = () => within(screen.getByRole('grid'));
const cell = (text: string) => grid().getByRole('gridcell', { name: text });
const nameCell = (text: string) => grid().getByRole('rowheader', { name: text });
const press = (keys: string) => userEvent.keyboard(keys);
const column = (at: number) =>
  grid()
    .getAllByRole('row')
    .slice(1)
    .map((row) => (row as HTMLTableRowElement).cells[at]!.textContent);
const [NAMES, DESCRIPTIONS, CATEGORIES, PRICES, AVAILABLE] = [1, 2, 3, 4, 5] as const;

/** What is copied of the selected cells. */
function copied(): string {
  let text = '';
  const event = createEvent.copy(document.activeElement!);
  const setData = (_: string, data: string) => (text = data);
  Object.defineProperty(event, 'clipboardData', { value: { setData } });
  fireEvent(document.activeElement!, event);
  return text;
}

afterEach(() => localStorage.clear());

describe('the grid of items', () => {
  it('is chosen beside the list, and again at the next visit', async () => {
    await openItems({ items: MENU, categories: [mains, drinks] });
    expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: 'Cuadrícula' }));
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(localStorage.getItem('itemsView')).toBe('grid');
    await userEvent.click(screen.getByRole('radio', { name: 'Lista' }));
    expect(screen.queryByRole('grid')).toBeNull();
    expect(localStorage.getItem('itemsView')).toBe('list');
  });

  it('has a row for each item, in the order of the menu', async () => {
    await openGrid();
    expect(
      grid()
        .getAllByRole('columnheader')
        .map((heading) => heading.textContent),
    ).toEqual(['Nombre', 'Descripción', 'Categoría', 'Precio', 'Disponible']);
    expect(column(NAMES)).toEqual(['Chivo', 'Pizza', 'Jugo']);
    expect(column(DESCRIPTIONS)).toEqual(['Con ron', '', 'De chinola']);
    expect(column(CATEGORIES)).toEqual(['Platos fuertes', 'Platos fuertes', 'Bebidas']);
    expect(column(PRICES)).toEqual(['RD$545.00', 'desdeRD$450.00', 'RD$110.00']);
    expect(column(AVAILABLE)).toEqual(['Sí', 'Sí', 'Sí']);
  });

  it('shows what a search found', async () => {
    await openGrid();
    await userEvent.type(screen.getByRole('searchbox'), 'chinola');
    await waitFor(() => expect(column(NAMES)).toEqual(['Jugo']));
  });

  describe('on a screen narrower than a desk', () => {
    const { matchMedia } = window;
    beforeEach(() => {
      window.matchMedia = () =>
        ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
    });
    afterEach(() => {
      window.matchMedia = matchMedia;
    });

    it('is not there, nor is the choice', async () => {
      localStorage.setItem('itemsView', 'grid');
      await openItems({ items: MENU, categories: [mains, drinks] });
      expect(await screen.findByRole('button', { name: 'Editar Chivo' })).toBeVisible();
      expect(screen.queryByRole('grid')).toBeNull();
      expect(screen.queryByRole('radio', { name: 'Cuadrícula' })).toBeNull();
    });
  });
});

describe('the keyboard in the grid', () => {
  it('goes from cell to cell, one of which Tab leads to', async () => {
    await openGrid();
    await userEvent.click(nameCell('Chivo'));
    await press('{ArrowRight}');
    expect(cell('Con ron')).toHaveFocus();
    await press('{Control>}{End}{/Control}');
    expect(document.activeElement).toHaveTextContent('Sí');
    await press('{Home}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(nameCell('Chivo')).toHaveFocus();
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('edits with Enter or F2; Enter saves and goes down', async () => {
    const { writes } = await openGrid();
    await userEvent.click(nameCell('Chivo'));
    await press('{Enter} liniero{Enter}');
    expect(nameCell('Pizza')).toHaveFocus();
    await press('{F2} Mofongo{Enter}');
    expect(nameCell('Jugo')).toHaveFocus();
    expect(column(NAMES)).toEqual(['Chivo liniero', 'Pizza Mofongo', 'Jugo']);
    await waitFor(() =>
      expect(writes()).toEqual([
        ['PUT /api/items/goat', { name: 'Chivo liniero' }],
        ['PUT /api/items/pizza', { name: 'Pizza Mofongo' }],
      ]),
    );
  });

  it('begins anew with a letter; Tab saves and goes right, Shift+Tab left', async () => {
    const { writes } = await openGrid();
    await userEvent.click(nameCell('Jugo'));
    await press('Batida{Tab}');
    expect(cell('De chinola')).toHaveFocus();
    await press('Fría{Shift>}{Tab}{/Shift}');
    expect(nameCell('Batida')).toHaveFocus();
    await waitFor(() =>
      expect(writes()).toContainEqual(['PUT /api/items/juice', { description: 'Fría' }]),
    );
  });

  it('leaves a cell as it was with Escape, and sends nothing that says the same', async () => {
    const { writes } = await openGrid();
    await userEvent.click(cell('RD$545.00'));
    await press('1{Escape}');
    expect(cell('RD$545.00')).toHaveFocus();
    await press('545{Enter}');
    expect(writes()).toEqual([]);
  });

  it('keeps what cannot be saved where it was typed, and says why', async () => {
    const { writes } = await openGrid();
    await userEvent.click(cell('RD$545.00'));
    await press('doce{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('«doce» no es un precio');
    await userEvent.click(nameCell('Jugo'));
    expect(screen.getByLabelText('Precio de Chivo')).toHaveFocus();
    expect(writes()).toEqual([]);
    await press('{Escape}600{Enter}');
    await waitFor(() => expect(writes()).toEqual([['PUT /api/items/goat', { price: '600.00' }]]));
  });

  it('chooses a category by its name, and turns availability', async () => {
    const { writes } = await openGrid();
    await userEvent.click(cell('Bebidas'));
    await press('{Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Categoría de Jugo'), 'Sin Categoría');
    await press('{Enter}');
    await userEvent.click(grid().getAllByRole('gridcell', { name: 'Sí' })[2]!);
    await press(' ');
    expect(column(AVAILABLE)).toContain('No');
    await waitFor(() =>
      expect(writes()).toEqual([
        ['PUT /api/items/juice', { categoryId: null }],
        ['PUT /api/items/pizza', { isAvailable: false }],
      ]),
    );
  });

  it('opens an item with sizes, whose price is not written in the grid', async () => {
    await openGrid();
    const price = cell('desde RD$450.00');
    expect(price).toHaveAttribute('aria-readonly', 'true');
    expect(price).toHaveAccessibleDescription(/^Su precio lo dicen sus tamaños/);
    await userEvent.click(price);
    await press('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Editar ítem' })).toBeVisible();
  });
});

describe('a range of cells', () => {
  it('is selected with Shift, and copied as a spreadsheet pastes it', async () => {
    await openGrid();
    await userEvent.click(nameCell('Chivo'));
    await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(grid().getAllByRole('gridcell', { selected: true })).toHaveLength(2);
    expect(grid().getAllByRole('rowheader', { selected: true })).toHaveLength(2);
    expect(copied()).toBe('Chivo\tCon ron\nPizza\t');
    await userEvent.keyboard('[ShiftLeft>]');
    fireEvent.mouseDown(cell('RD$110.00'), { shiftKey: true });
    expect(copied().split('\n')[2]).toBe('Jugo\tDe chinola\tBebidas\t110.00');
  });

  it('loses its descriptions with Delete, and nothing else, until that is undone', async () => {
    const { writes } = await openGrid();
    await userEvent.click(nameCell('Chivo'));
    await press('{Delete}{Control>}a{/Control}{Delete}');
    expect(column(DESCRIPTIONS)).toEqual(['', '', '']);
    expect(column(NAMES)).toEqual(['Chivo', 'Pizza', 'Jugo']);
    await screen.findByText('Cambiaste 2 ítems.');
    expect(writes()).toEqual([
      ['PUT /api/items/goat', { description: null }],
      ['PUT /api/items/juice', { description: null }],
    ]);
    await press('{Control>}z{/Control}');
    expect(await screen.findByText('Todo está como antes.')).toBeVisible();
    expect(column(DESCRIPTIONS)).toEqual(['Con ron', '', 'De chinola']);
  });
});

describe('pasting over the grid', () => {
  it('writes nothing when one price is wrong, and says its row and column', async () => {
    const { writes } = await openGrid();
    await userEvent.click(cell('RD$545.00'));
    await userEvent.paste('600\n\ndoce');
    expect(screen.getByRole('alert')).toHaveTextContent('Fila 3, Precio: «doce» no es un precio');
    expect(screen.getByRole('alert')).toHaveTextContent('No cambió nada.');
    expect(column(PRICES)[0]).toBe('RD$545.00');
    expect(writes()).toEqual([]);
  });

  it('writes all when all are right, prices alone in one call, and undoes them in one step', async () => {
    const { writes } = await openGrid();
    await userEvent.click(cell('RD$545.00'));
    await userEvent.paste('RD$ 600\r\n999\r\n1,250\r\n');
    expect(await screen.findByText('Cambiaste 2 ítems.')).toBeVisible();
    expect(column(PRICES)).toEqual(['RD$600.00', 'desdeRD$450.00', 'RD$1,250.00']);
    expect(writes()).toMatchObject([
      [
        'PUT /prices',
        {
          items: [
            { itemId: 'goat', price: '600.00' },
            { itemId: 'juice', price: '1250.00' },
          ],
        },
      ],
    ]);
    await pressUndo();
    expect(await screen.findByText('Todo está como antes.')).toBeVisible();
    expect(column(PRICES)).toEqual(['RD$545.00', 'desdeRD$450.00', 'RD$110.00']);
    expect(screen.getByRole('button', { name: 'Deshacer el último cambio' })).toBeDisabled();
  });

  it('changes several columns, adds what goes beyond the last row, and takes both back', async () => {
    const { writes } = await openGrid();
    await userEvent.click(nameCell('Jugo'));
    await userEvent.paste('Jugo natural\tFrío\t\t120\nBatida\t\t\t150\tno');
    await waitFor(() => expect(column(NAMES)).toHaveLength(4));
    expect(await screen.findByText('Cambiaste 1 ítem. Agregaste 1 ítem.')).toBeVisible();
    expect(writes()).toMatchObject([
      ['PUT /api/items/juice', { name: 'Jugo natural', description: 'Frío', price: '120.00' }],
      [
        'POST /items',
        { name: 'Batida', price: '150.00', categoryId: 'drinks', isAvailable: false },
      ],
    ]);
    await userEvent.click(nameCell('Batida'));
    await press('{Control>}z{/Control}');
    expect(await screen.findByText('Todo está como antes.')).toBeVisible();
    expect(column(NAMES)).toEqual(['Chivo', 'Pizza', 'Jugo']);
    expect(column(PRICES)[2]).toBe('RD$110.00');
  });

  it('fills all selected cells with one that was copied', async () => {
    await openGrid();
    await userEvent.click(cell('RD$545.00'));
    await press('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    await userEvent.paste('Bebidas');
    await screen.findByText('Cambiaste 2 ítems.');
    expect(column(CATEGORIES)).toEqual(['Bebidas', 'Bebidas', 'Bebidas']);
  });

  it('says what did not save, shows it as it is, and takes back the rest', async () => {
    const refused = { status: 400, body: { error: 'No.' } };
    const { writes } = await openGrid({ 'PUT /api/items/pizza': refused });
    await userEvent.click(nameCell('Chivo'));
    await userEvent.paste('Chivo liniero\nPizza napolitana\nJugo natural');
    expect(await screen.findByText('No se guardó: Pizza.')).toBeVisible();
    expect(column(NAMES)).toEqual(['Chivo liniero', 'Pizza', 'Jugo natural']);
    await press('{Control>}z{/Control}');
    expect(await screen.findByText('Todo está como antes.')).toBeVisible();
    expect(column(NAMES)).toEqual(['Chivo', 'Pizza', 'Jugo']);
    expect(writes().map(([call]) => call)).toHaveLength(5);
  });

  it('undoes one change after the other, the last one first', async () => {
    await openGrid();
    await userEvent.click(nameCell('Chivo'));
    await press('A{Enter}{ArrowUp}B{Enter}');
    expect(column(NAMES)[0]).toBe('B');
    await press('{Control>}z{/Control}');
    await waitFor(() => expect(column(NAMES)[0]).toBe('A'));
    await press('{Control>}z{/Control}');
    await waitFor(() => expect(column(NAMES)[0]).toBe('Chivo'));
  });
});
