import { pressUndo } from '@cartaviva/web-testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CATEGORIES,
  NAMES,
  PRICES,
  cell,
  column,
  nameCell,
  openGrid,
} from '../../../testing/open-grid';

const press = (keys: string) => userEvent.keyboard(keys);

afterEach(() => localStorage.clear());

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
        'PUT /items',
        {
          items: [{ name: 'Batida', price: '150.00', categoryId: 'drinks', isAvailable: false }],
        },
      ],
    ]);
    await userEvent.click(nameCell('Batida'));
    await press('{Control>}z{/Control}');
    expect(await screen.findByText('Todo está como antes.')).toBeVisible();
    expect(column(NAMES)).toEqual(['Chivo', 'Pizza', 'Jugo']);
    expect(column(PRICES)[2]).toBe('RD$110.00');
  });

  it('writes a column of names in one call, and takes it back in one', async () => {
    const { writes } = await openGrid();
    await userEvent.click(nameCell('Chivo'));
    await userEvent.paste('Chivo liniero\nPizza napolitana\nJugo natural');
    expect(await screen.findByText('Cambiaste 3 ítems.')).toBeVisible();
    await press('{Control>}z{/Control}');
    expect(await screen.findByText('Todo está como antes.')).toBeVisible();
    expect(column(NAMES)).toEqual(['Chivo', 'Pizza', 'Jugo']);
    expect(writes()).toMatchObject([
      ['PUT /items', { items: [{ itemId: 'goat', name: 'Chivo liniero' }, {}, {}] }],
      ['PUT /items', { items: [{ itemId: 'goat', name: 'Chivo', expectedVersion: 2 }, {}, {}] }],
    ]);
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
    expect(writes().map(([call]) => call)).toEqual([
      ...['PUT /items', 'PUT /api/items/pizza', 'PUT /items'],
    ]);
  });

  it('leaves a name that was changed elsewhere meanwhile, and says so', async () => {
    const { changeElsewhere } = await openGrid();
    changeElsewhere('goat', { name: 'Chivo asado' });
    await userEvent.click(nameCell('Chivo'));
    await userEvent.paste('Chivo liniero\nPizza napolitana');
    expect(await screen.findByText('No se guardó: Chivo.')).toBeVisible();
    await waitFor(() => expect(column(NAMES)).toEqual(['Chivo asado', 'Pizza napolitana', 'Jugo']));
  });

  it('saves beside what else was changed of an item meanwhile', async () => {
    const { changeElsewhere } = await openGrid();
    changeElsewhere('goat', { price: '600.00' });
    await userEvent.click(nameCell('Chivo'));
    await userEvent.paste('Chivo liniero\nPizza napolitana');
    expect(await screen.findByText('Cambiaste 2 ítems.')).toBeVisible();
    expect(column(NAMES)).toEqual(['Chivo liniero', 'Pizza napolitana', 'Jugo']);
    expect(column(PRICES)[0]).toBe('RD$600.00');
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
