import { aCategory, anItem, MENU_ID, pressUndo } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems } from '../../../testing/open-editor';
import '../items-tab';
import './price-dialog';

const category = aCategory();
const goat = anItem({ price: '545.00' });
const juice = anItem({
  id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0d02',
  name: 'Jugo de chinola',
  price: '110.00',
  categoryId: category.id,
});
const prices = `PUT /api/menus/${MENU_ID}/prices`;

async function openPrices(replies = {}) {
  const opened = await openItems({
    categories: [category],
    items: [goat, juice],
    replies: { [prices]: { body: [] }, ...replies },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones del menú' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cambiar precios' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

const priceOf = (price: string) => ({ price, sizes: [], extras: [] });

describe('changing many prices', () => {
  it('shows each before it does, rounds, and takes all back on request', async () => {
    const { calls, dialog } = await openPrices();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Por ciento' }), '10');
    await userEvent.selectOptions(dialog.getByLabelText('Redondear'), 'A RD$5');
    expect(await dialog.findByText('RD$600.00')).toBeVisible();
    expect(dialog.getByText('RD$120.00')).toBeVisible();
    expect(calls.some(({ call }) => call === prices)).toBe(false);

    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar 2 ítems' }));
    expect(await screen.findByText('Cambiaste los precios de 2 ítems.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressUndo();
    await waitFor(() => expect(calls.filter(({ call }) => call === prices)).toHaveLength(2));
    const [changed, back] = calls.filter(({ call }) => call === prices);
    expect(changed?.body).toEqual({
      items: [
        { itemId: goat.id, ...priceOf('600.00'), expectedVersion: 1 },
        { itemId: juice.id, ...priceOf('120.00'), expectedVersion: 1 },
      ],
    });
    expect(back?.body).toEqual({
      items: [
        { itemId: goat.id, ...priceOf('545.00') },
        { itemId: juice.id, ...priceOf('110.00') },
      ],
    });
  });

  /** A server on which another user changes the goat just before the prices arrive. */
  function changedElsewhere(changes: object) {
    const now = { ...goat, ...changes, version: 2 };
    let isChanged = false;
    return {
      [`GET /api/menus/${MENU_ID}/items`]: () => ({ body: [isChanged ? now : goat, juice] }),
      [prices]: (body: unknown) => {
        isChanged = true;
        const [first] = (body as { items: { expectedVersion: number }[] }).items;
        return first!.expectedVersion === 2 ? { body: [] } : { status: 412, body: {} };
      },
    };
  }
  const raise = async (dialog: { getByRole: typeof screen.getByRole }) => {
    await userEvent.type(dialog.getByRole('textbox', { name: 'Por ciento' }), '10');
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar 2 ítems' }));
  };

  it('leaves alone what else was changed of the items meanwhile', async () => {
    const { calls, dialog } = await openPrices(changedElsewhere({ isAvailable: false }));
    await raise(dialog);
    expect(await screen.findByText('Cambiaste los precios de 2 ítems.')).toBeVisible();
    expect(calls.filter(({ call }) => call === prices)).toHaveLength(2);
  });

  it('shows them anew when one of them was changed meanwhile, and changes none', async () => {
    const { calls, dialog } = await openPrices(changedElsewhere({ price: '600.00' }));
    await raise(dialog);
    expect(await screen.findByText(/^Algún precio cambió en otra ventana/)).toBeVisible();
    expect(calls.filter(({ call }) => call === prices)).toHaveLength(1);
    expect(await dialog.findByText('RD$660.00')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar 2 ítems' }));
    expect(await screen.findByText('Cambiaste los precios de 2 ítems.')).toBeVisible();
  });

  it('stays within a category, lowers, and leaves out what is unticked', async () => {
    const { dialog } = await openPrices();
    await userEvent.selectOptions(dialog.getByLabelText('Qué cambia'), 'Platos fuertes');
    expect(dialog.queryByText('Chivo liniero')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Bajar' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'RD$' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Monto' }), '25');
    expect(await dialog.findByText('RD$85.00')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Jugo de chinola/ }));
    expect(dialog.getByRole('button', { name: 'Cambiar precios' })).toBeDisabled();
  });
});
