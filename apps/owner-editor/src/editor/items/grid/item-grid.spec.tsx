import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems } from '../../../testing/open-editor';
import {
  AVAILABLE,
  CATEGORIES,
  DESCRIPTIONS,
  NAMES,
  PRICES,
  cell,
  column,
  drinks,
  grid,
  mains,
  MENU,
  nameCell,
  openGrid,
} from '../../../testing/open-grid';

const press = (keys: string) => userEvent.keyboard(keys);

function copied(target = document.activeElement!): string {
  let text = '';
  const event = createEvent.copy(target);
  const setData = (_: string, data: string) => (text = data);
  Object.defineProperty(event, 'clipboardData', { value: { setData } });
  fireEvent(target, event);
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

  it('is copied while it has the keyboard, also where the browser tells the page alone', async () => {
    await openGrid();
    await userEvent.click(nameCell('Chivo'));
    expect(copied(document.body)).toBe('Chivo');
    (document.activeElement as HTMLElement).blur();
    expect(copied(document.body)).toBe('');
  });

  it('loses its descriptions with Delete, and nothing else, until that is undone', async () => {
    const { writes } = await openGrid();
    await userEvent.click(nameCell('Chivo'));
    await press('{Delete}{Control>}a{/Control}{Delete}');
    expect(column(DESCRIPTIONS)).toEqual(['', '', '']);
    expect(column(NAMES)).toEqual(['Chivo', 'Pizza', 'Jugo']);
    await screen.findByText('Cambiaste 2 ítems.');
    const emptied = { description: null, expectedVersion: 1 };
    const items = ['goat', 'juice'].map((itemId) => ({ ...emptied, itemId }));
    expect(writes()).toEqual([['PUT /items', { items, onError: 'skip', sameName: 'add' }]]);
    await press('{Control>}z{/Control}');
    expect(await screen.findByText('Todo está como antes.')).toBeVisible();
    expect(column(DESCRIPTIONS)).toEqual(['Con ron', '', 'De chinola']);
  });
});
