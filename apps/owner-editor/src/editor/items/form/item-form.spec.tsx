import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItem } from '../../../testing/a-menu';
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
      price: '300',
      sizes: [{ name: 'Media', price: '300' }],
      extras: [{ name: 'Aguacate', price: '60' }],
    });
  });

  it('are refused at their place when their price is none', async () => {
    const { calls } = await openItems({ items: [item] });
    await edit();
    await userEvent.click(button('Agregar extra'));
    await userEvent.type(screen.getByLabelText('Nombre del extra 1'), 'Queso');
    await userEvent.type(screen.getByLabelText('Precio del extra 1'), 'mucho');
    await userEvent.click(button('Guardar ítem'));
    expect(await screen.findByText(/Escribe un precio entre 0/)).toBeVisible();
    expect(screen.getByLabelText('Precio del extra 1')).toBeInvalid();
    expect(calls.some(({ call }) => call === save)).toBe(false);
  });
});

describe('an item that was changed in another window', () => {
  /** Refuses what was based on an older version; takes what is meant to replace it. */
  const openChanged = async () => {
    let answers = 0;
    const opened = await openItems({
      items: [item],
      replies: { [save]: () => (answers++ === 0 ? { status: 412, body: {} } : { body: item }) },
    });
    await edit();
    await userEvent.type(screen.getByLabelText('Descripción'), 'Con ron.');
    await userEvent.click(button('Guardar ítem'));
    return { ...opened, question: await screen.findByRole('alertdialog') };
  };
  const saves = (calls: readonly { call: string }[]) => calls.filter(({ call }) => call === save);

  it('is saved over when one’s own version stays', async () => {
    const { calls, question } = await openChanged();
    await userEvent.click(within(question).getByRole('button', { name: 'Quedarme con la mía' }));
    expect(await screen.findByText('Item actualizado correctamente.')).toBeVisible();
    expect(saves(calls)).toHaveLength(2);
  });

  it('is read again when the other version stays', async () => {
    const { calls, question, path } = await openChanged();
    await userEvent.click(within(question).getByRole('button', { name: 'Usar la otra' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(saves(calls)).toHaveLength(1);
    expect(calls.filter(({ call }) => call === `GET ${path}/items`)).toHaveLength(2);
  });
});
