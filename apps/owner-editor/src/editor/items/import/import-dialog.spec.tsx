import { MENU_ID } from '@cartaviva/web-testing';
import type { MenuDraft } from '@cartaviva/domain';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverMenuStore } from '../../../store/server-menu-store';
import { bytesOf } from '../../../testing/bytes-of';
import { fakeCaches } from '../../../testing/fake-caches';
import { openImport, paste } from '../../../testing/open-import';
import { forgetImport } from './draft/stored-import';

const preview = `POST /api/menus/${MENU_ID}/import?preview=true`;
const land = `POST /api/menus/${MENU_ID}/import`;
const all = { imported: 2, newCategories: 1, faults: [], itemIds: [], categoryIds: [] };

beforeEach(() => forgetImport(MENU_ID));
afterEach(() => jest.restoreAllMocks());

describe('a pasted menu', () => {
  it('is shown item by item, may be set right, and lands in one go', async () => {
    const { calls, dialog } = await openImport({ [preview]: { body: all }, [land]: { body: all } });
    await paste(dialog, 'Bebidas\nJugo de chinola 110\nCafé 45');
    expect(dialog.getByLabelText('Nombre de la categoría')).toHaveValue('Bebidas');
    const [juice, coffee] = dialog.getAllByLabelText('Nombre del plato');
    expect(coffee).toHaveValue('Café');
    await userEvent.clear(juice!);
    await userEvent.type(juice!, 'Jugo natural{Enter}');
    expect(document.activeElement).toHaveValue('110.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar 2 platos' }));
    expect(await dialog.findByText('Se agregaron 2 ítems y 1 categoría nueva.')).toBeVisible();
    expect(calls.filter(({ call }) => call === land)).toHaveLength(1);
    expect(localStorage.getItem(`menuImport:${MENU_ID}`)).toBeNull();
  });

  it('does not land while a price is missing, and leads to it', async () => {
    const { calls, dialog } = await openImport({ [preview]: { body: all }, [land]: { body: all } });
    await paste(dialog, 'Flan 90\nSancocho 450');
    const [price] = dialog.getAllByLabelText('Precio');
    await userEvent.clear(price!);
    expect(dialog.getByText('Falta el precio.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar 2 platos' }));
    expect(dialog.getByText('Antes de agregarlos, revisa lo que está marcado.')).toBeVisible();
    expect(price).toHaveFocus();
    expect(calls.some(({ call }) => call.includes('/import'))).toBe(false);

    await userEvent.type(price!, '350 pesos');
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar 2 platos' }));
    expect(await dialog.findByText(/^Se agregaron 2 ítems/)).toBeVisible();
  });

  it('asks about what is in doubt, until its owner says that it is right', async () => {
    const { dialog } = await openImport({ [preview]: { body: all }, [land]: { body: all } });
    await paste(dialog, 'Pizza Pequeña 350 / Grande 550\nFlan 90');
    expect(dialog.getByText('1 por revisar')).toBeVisible();
    expect(dialog.getByText(/^Revisa el precio/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Está bien' }));
    expect(dialog.queryByText(/por revisar$/)).toBeNull();
  });

  it('leads from one doubt to the next, and round again', async () => {
    const { dialog } = await openImport();
    await paste(dialog, 'Pizza Pequeña 350 / Grande 550\nFlan 90\nYaroa Pequeña 150 / Grande 250');
    const [pizza, , yaroa] = dialog.getAllByLabelText('Precio');
    for (const price of [pizza, yaroa, pizza]) {
      await userEvent.click(dialog.getByRole('button', { name: 'Siguiente duda' }));
      expect(price).toHaveFocus();
    }
  });

  it('is there again after it was closed by accident, and after a request that failed', async () => {
    const failure = { status: 409, body: { error: 'Ahora no se puede.' } };
    const { dialog } = await openImport({ [preview]: failure });
    await paste(dialog, 'Flan 90\nSancocho 450');
    await userEvent.type(dialog.getAllByLabelText('Nombre del plato')[0]!, ' de coco');
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar 2 platos' }));
    expect(await dialog.findByText('Ahora no se puede.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: /Impórtalo/ }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getAllByLabelText('Nombre del plato')[0]).toHaveValue('Flan de coco');
    expect(localStorage.getItem(`menuImport:${MENU_ID}`)).toContain('Flan de coco');
  });

  it('has nothing to show when it has no item, and loses no word', async () => {
    const { dialog } = await openImport();
    await paste(dialog, ' ');
    expect(dialog.getByText('Pega o escribe al menos un plato con su precio.')).toBeVisible();
  });
});

describe('a photo or a PDF', () => {
  const place = { page: 1, left: 0.1, top: 0.2, right: 0.5, bottom: 0.25 };
  const flan = {
    name: 'Flan',
    price: '90.00',
    description: null,
    doubts: ['price'],
    place,
  } as const;
  const draft: MenuDraft = { categories: [{ name: null, items: [flan] }], unread: [] };
  const imageChooser = () =>
    screen.getByRole('dialog').querySelector<HTMLElement>('input[type="file"][accept*="pdf"]')!;

  async function readPdf({ hasViewer = true, isTouched = false } = {}) {
    const storage = fakeCaches();
    Object.assign(window, {
      caches: storage,
      matchMedia: () => ({ matches: isTouched, addEventListener() {}, removeEventListener() {} }),
    });
    Object.assign(Blob.prototype, { arrayBuffer: bytesOf });
    Object.assign(navigator, { pdfViewerEnabled: hasViewer });
    Object.assign(URL, { createObjectURL: () => 'blob:menu', revokeObjectURL: () => undefined });
    jest.spyOn(serverMenuStore, 'readMenuFile').mockResolvedValue(draft);
    const opened = await openImport({ [preview]: { body: all }, [land]: { body: all } });
    await userEvent.click(opened.dialog.getByRole('tab', { name: 'Foto o PDF' }));
    const file = new File(['%PDF-1.7'], 'menu.pdf', { type: 'application/pdf' });
    await userEvent.upload(imageChooser(), file);
    await opened.dialog.findByText('1 por revisar');
    return { ...opened, storage };
  }

  it('stands beside its draft where the browser shows PDFs', async () => {
    const { dialog } = await readPdf();
    expect(dialog.getByTitle('Tu PDF')).toHaveAttribute('src', expect.stringMatching(/^blob:menu/));
    expect(dialog.getAllByRole('link', { name: /^Abrir tu PDF/ })[0]).toHaveAttribute(
      'href',
      'blob:menu',
    );
  });

  it.each([{ hasViewer: false }, { isTouched: true }])('is a link with %j', async (browser) => {
    const { dialog } = await readPdf(browser);
    expect(dialog.queryByTitle('Tu PDF')).toBeNull();
    expect(dialog.getByRole('link', { name: /^Abrir tu PDF/ })).toHaveAttribute(
      'href',
      'blob:menu',
    );
  });

  it('is stored while its draft is, and is gone once the items are in the menu', async () => {
    const { dialog, storage } = await readPdf();
    await waitFor(() => expect([...storage.files.keys()]).toEqual([`/menu-sources/${MENU_ID}/0`]));
    const stored = storage.files.get(`/menu-sources/${MENU_ID}/0`)!;
    expect(await stored.clone().text()).toBe('%PDF-1.7');
    await userEvent.click(dialog.getByRole('button', { name: 'Está bien' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar 1 plato' }));
    expect(await dialog.findByText(/^Se agregaron 2 ítems/)).toBeVisible();
    await waitFor(() => expect(storage.files.size).toBe(0));
  });

  it('is refused here when it is neither', async () => {
    const { calls, dialog } = await openImport();
    await userEvent.click(dialog.getByRole('tab', { name: 'Foto o PDF' }));
    const input = screen
      .getByRole('dialog')
      .querySelector<HTMLElement>('input[type="file"][accept*="pdf"]')!;
    await userEvent.upload(input, new File(['x'], 'menu.docx', { type: 'application/msword' }), {
      applyAccept: false,
    });
    expect(await dialog.findByText(/^Solo se puede leer una foto/)).toBeVisible();
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });
});
