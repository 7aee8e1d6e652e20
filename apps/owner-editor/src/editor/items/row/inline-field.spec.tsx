import { anItem, pressUndo } from '@cartaviva/web-testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems } from '../../../testing/open-editor';
import '../items-tab';

const chivo = anItem();
const mofongo = anItem({ id: 'b', name: 'Mofongo', price: '350.00', displayOrder: 2 });
const put = `PUT /api/items/${chivo.id}`;
const button = (name: string) => screen.getByRole('button', { name });

async function openTwo(replies = {}) {
  const opened = await openItems({
    items: [chivo, mofongo],
    replies: { [put]: { body: { ...chivo, price: '600.00', version: 2 } }, ...replies },
  });
  await screen.findByRole('button', { name: 'Mofongo' });
  const sent = () => opened.calls.filter(({ call }) => call.startsWith('PUT'));
  return { ...opened, sent };
}

describe('a name or a price changed in its row', () => {
  it('is saved by Enter, as people write it, and the focus stays with it', async () => {
    const { sent } = await openTwo();
    await userEvent.click(button('RD$545.00'));
    await userEvent.keyboard('RD$ 600{Enter}');
    expect(button('RD$600.00')).toHaveFocus();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ price: '600.00' });
  });

  it('is saved when the field is left', async () => {
    const { sent } = await openTwo({ [put]: { body: { ...chivo, name: 'Chivo', version: 2 } } });
    await userEvent.click(button('Chivo liniero'));
    await userEvent.clear(screen.getByLabelText('Nombre de Chivo liniero'));
    await userEvent.keyboard(' Chivo ');
    await userEvent.tab();
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ name: 'Chivo' }]));
  });

  it('is left as it was by Escape, and by Enter when nothing changed', async () => {
    const { sent } = await openTwo();
    await userEvent.click(button('RD$545.00'));
    await userEvent.keyboard('1{Escape}');
    expect(button('RD$545.00')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(button('RD$545.00')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('goes on to the next row and back by the arrows, each saved once', async () => {
    const { sent } = await openTwo();
    await userEvent.click(button('RD$545.00'));
    await userEvent.keyboard('600{ArrowDown}');
    expect(screen.getByLabelText('Precio de Mofongo')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByLabelText('Precio de Chivo liniero')).toHaveFocus();
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ price: '600.00' }]));
  });

  it.each([
    ['RD$545.00', 'doce', 'Escribe un precio, como 350 o 1250.50'],
    ['Chivo liniero', ' ', 'Falta el nombre'],
  ])('stays where it was typed when it cannot be: %p as %p', async (value, typed, sentence) => {
    const { sent } = await openTwo();
    await userEvent.click(button(value));
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(document.activeElement).toHaveValue(typed);
    expect(sent()).toEqual([]);
  });

  it('is taken back when the server refuses it', async () => {
    await openTwo({ [put]: { status: 400, body: { error: 'Ese precio no.' } } });
    await userEvent.click(button('RD$545.00'));
    await userEvent.keyboard('600{Enter}');
    expect(await screen.findByText('No se pudo actualizar el item.')).toBeVisible();
    expect(button('RD$545.00')).toBeVisible();
  });

  it.each([
    ['RD$545.00', '5450', 'Chivo liniero: de RD$545.00 a RD$5,450.00.', { price: '545.00' }],
    ['Chivo liniero', 'Chivo', '«Chivo liniero» ahora es «Chivo».', { name: 'Chivo liniero' }],
  ])('is given back on request: %p as %p', async (value, typed, sentence, before) => {
    let saved = chivo;
    const { sent } = await openTwo({
      [put]: (body: object) => ({
        body: (saved = { ...saved, ...body, version: saved.version + 1 }),
      }),
    });
    await userEvent.click(button(value));
    await userEvent.clear(document.activeElement!);
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(await screen.findByText(sentence)).toBeVisible();
    await pressUndo();
    expect(await screen.findByRole('button', { name: value })).toBeVisible();
    expect(sent().at(-1)?.body).toEqual(before);
    expect(sent()).toHaveLength(2);
  });

  it('is not given back over what somebody else made of it since', async () => {
    let saved = chivo;
    const { sent } = await openTwo({
      [`GET /api/menus/${chivo.menuId}/items`]: () => ({ body: [saved, mofongo] }),
      [put]: (body: { price: string }) => {
        if (saved.price === '700.00') return { status: 412, body: {} };
        saved = { ...saved, price: '700.00', version: 3 };
        return { body: { ...chivo, ...body, version: 2 } };
      },
    });
    await userEvent.click(button('RD$545.00'));
    await userEvent.keyboard('600{Enter}');
    await screen.findByText('Chivo liniero: de RD$545.00 a RD$600.00.');
    await pressUndo();
    expect(await screen.findByText('No se pudo deshacer.')).toBeVisible();
    expect(button('RD$700.00')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('takes a column of prices for its row and those below, all at once, and gives them back', async () => {
    const prices = `PUT /api/menus/${chivo.menuId}/prices`;
    const { sent } = await openTwo({
      [prices]: (body: unknown) => ({
        body: [chivo, mofongo].map((item, at) => ({
          ...item,
          price: (body as { items: { price: string }[] }).items[at]!.price,
          version: item.version + 1,
        })),
      }),
    });
    await userEvent.click(button('RD$545.00'));
    await userEvent.paste('RD$ 600\r\n1,250\r\n');
    expect(await screen.findByText('RD$1,250.00')).toBeVisible();
    expect(sent()[0]?.body).toMatchObject({
      items: [
        { itemId: chivo.id, price: '600.00' },
        { itemId: mofongo.id, price: '1250.00' },
      ],
    });
    await pressUndo();
    expect(await screen.findByText('RD$350.00')).toBeVisible();
  });

  it.each([
    ['600\ndoce', 'La línea 2 no es un precio: «doce». No cambió ninguno.'],
    ['1\n2\n3', 'Pegaste 3 precios y desde aquí hay 2 ítems. No cambió ninguno.'],
  ])('takes nothing of a column that cannot be: %p', async (column, sentence) => {
    const { sent } = await openTwo();
    await userEvent.click(button('RD$545.00'));
    await userEvent.paste(column);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('is not there for an item whose sizes say what it costs', async () => {
    const sizes = [
      { name: 'Grande', price: '900.00' },
      { name: 'Personal', price: '450.00' },
    ];
    await openItems({ items: [anItem({ sizes })] });
    expect(await screen.findByText('RD$450.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: /RD\$/ })).toBeNull();
  });
});
