import type { CategoryView, ItemView } from '@cartaviva/contracts';
import { aCategory, anItem, MENU_ID, pressUndo } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openImport, paste } from '../../../../testing/open-import';
import { forgetImport } from '../draft/stored-import';

const PATH = `/api/menus/${MENU_ID}`;
const report = { imported: 2, newCategories: 1, faults: [] };
const MADE = { itemIds: ['flan', 'moro'], categoryIds: ['platos'] };

/** A server with an empty menu. An import adds two items and a category, while somebody else adds an item. */
function serverWith(change: (items: ItemView[], categories: CategoryView[]) => void) {
  let items: ItemView[] = [];
  let categories: CategoryView[] = [];
  let isChanged = false;
  let deletions = 0;
  const land = () => {
    items.push(
      anItem({ id: 'old', name: 'Sancocho', categoryId: null }),
      anItem({ id: 'flan', name: 'Flan', categoryId: 'platos', version: 1 }),
      anItem({ id: 'moro', name: 'Moro', categoryId: 'platos', version: 1 }),
    );
    categories.push(aCategory({ id: 'platos', name: 'Platos' }));
    return { body: { ...report, ...MADE } };
  };
  const deleteItems = (body: unknown) => {
    if (!isChanged) change(items, categories);
    isChanged = true;
    deletions += 1;
    if (deletions === 1 && isFailing) return { status: 409, body: { error: 'Ahora no.' } };
    const { items: rows } = body as { items: { itemId: string; expectedVersion: number }[] };
    items = items.filter(
      ({ id, version }) =>
        !rows.some(({ itemId, expectedVersion }) => itemId === id && expectedVersion === version),
    );
    return { body: {} };
  };
  let isFailing = false;
  return {
    fail: () => void (isFailing = true),
    left: () => [...items, ...categories].map(({ name }) => name),
    change: () => {
      change(items, categories);
      isChanged = true;
    },
    replies: {
      [`GET ${PATH}/items`]: () => ({ body: items }),
      [`GET ${PATH}/categories`]: () => ({ body: categories }),
      [`POST ${PATH}/import?preview=true`]: { body: { ...report, itemIds: [], categoryIds: [] } },
      [`POST ${PATH}/import`]: land,
      [`POST ${PATH}/items/deletions`]: deleteItems,
      'DELETE /api/categories/platos': () => {
        categories = categories.filter(({ id }) => id !== 'platos');
        return { status: 204 };
      },
      'GET /api/dashboard/stats': { body: {} },
    },
  };
}

async function landed(server: ReturnType<typeof serverWith>) {
  const opened = await openImport(server.replies);
  await paste(opened.dialog, 'Platos\nFlan 90\nMoro 120');
  await userEvent.click(opened.dialog.getByRole('button', { name: 'Agregar 2 platos' }));
  const undo = await opened.dialog.findByRole('button', { name: 'Deshacer' });
  return { ...opened, undo };
}

beforeEach(() => forgetImport(MENU_ID));

describe('an import that is undone', () => {
  it('takes back its items and its category with one press, and nothing else', async () => {
    const server = serverWith(() => undefined);
    const { dialog, undo } = await landed(server);
    expect(server.left()).toEqual(['Sancocho', 'Flan', 'Moro', 'Platos']);
    await userEvent.click(undo);
    expect(await dialog.findByText('La importación se deshizo.')).toBeVisible();
    expect(server.left()).toEqual(['Sancocho']);
    expect(dialog.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('is offered once more in a toast when the report is closed', async () => {
    const server = serverWith(() => undefined);
    const { dialog } = await landed(server);
    await userEvent.click(dialog.getByRole('button', { name: 'Listo' }));
    await pressUndo();
    await waitFor(() => expect(server.left()).toEqual(['Sancocho']));
    expect(await screen.findByText('La importación se deshizo.')).toBeVisible();
  });

  it('leaves what was changed since, and names it', async () => {
    const server = serverWith((items) => {
      Object.assign(
        items.find(({ id }) => id === 'flan')!,
        { version: 2, name: 'Flan de coco' },
      );
    });
    const { dialog, undo } = await landed(server);
    await userEvent.click(undo);
    expect(
      await dialog.findByText(/Se queda «Flan de coco», porque cambió después\..*«Platos»/),
    ).toBeVisible();
    expect(server.left()).toEqual(['Sancocho', 'Flan de coco', 'Platos']);
  });

  it('leaves a moved item and a category with another dish', async () => {
    const server = serverWith((items) => {
      Object.assign(
        items.find(({ id }) => id === 'moro')!,
        { categoryId: null },
      );
      Object.assign(
        items.find(({ id }) => id === 'old')!,
        { categoryId: 'platos' },
      );
    });
    const { dialog, undo } = await landed(server);
    server.change();
    await userEvent.click(undo);
    expect(
      await dialog.findByText(/Se queda «Moro».*Se queda la categoría «Platos»/),
    ).toBeVisible();
    expect(server.left()).toEqual(['Sancocho', 'Moro', 'Platos']);
  });

  it('leaves a category with another name', async () => {
    const server = serverWith((_, [platos]) => Object.assign(platos!, { name: 'Almuerzos' }));
    const { dialog, undo } = await landed(server);
    server.change();
    await userEvent.click(undo);
    expect(await dialog.findByText(/Se queda la categoría «Almuerzos»/)).toBeVisible();
    expect(server.left()).toEqual(['Sancocho', 'Almuerzos']);
  });

  it('can be tried again after a failure', async () => {
    const server = serverWith(() => undefined);
    server.fail();
    const { dialog, undo } = await landed(server);
    await userEvent.click(undo);
    expect(
      await within(document.body).findByText(/^No se pudo deshacer la importación/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Deshacer' }));
    expect(await dialog.findByText('La importación se deshizo.')).toBeVisible();
    expect(server.left()).toEqual(['Sancocho']);
  });
});
