import { ApiError } from '@cartaviva/api-client';
import type { DraftColumnRole, DraftTable, MenuDraft } from '@cartaviva/domain';
import { MENU_ID } from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverMenuStore } from '../../../../store/server-menu-store';
import { bytesOf } from '../../../../testing/bytes-of';
import { openImport, paste } from '../../../../testing/open-import';
import { forgetImport } from '../draft/stored-import';

const preview = `POST /api/menus/${MENU_ID}/import?preview=true`;
const land = `POST /api/menus/${MENU_ID}/import`;
const report = {
  imported: 2,
  newCategories: 1,
  faults: [{ line: 4, reason: 'El precio no es un número.' }],
  itemIds: [],
  categoryIds: [],
};
const unread = {
  firstItems: [
    { name: 'Flan', price: '1090.00', category: 'Postres' },
    { name: 'Moro', price: '120.00', category: null },
  ],
  ignoredColumns: ['Costo', 'Código de barras'],
  otherSheets: [{ name: 'Insumos', rows: 12 }],
};
const all = { imported: 2, newCategories: 1, faults: [], itemIds: [], categoryIds: [] };

const chooser = () =>
  screen.getByRole('dialog').querySelector<HTMLElement>('input[type="file"][accept*="csv"]')!;

beforeEach(() => forgetImport(MENU_ID));
afterEach(() => jest.restoreAllMocks());

describe('a table', () => {
  const categoriesWith = (...prices: string[]): MenuDraft['categories'] => [
    {
      name: 'Postres',
      items: prices.map((price) => ({ name: 'Flan', price, description: null, doubts: [] })),
    },
  ];
  const column = (title: string, role: DraftColumnRole | null) => ({ title, role });
  const delivery: DraftTable = {
    name: '',
    isRead: true,
    isUnclear: true,
    columns: [column('Plato', 'name'), column('Local', 'price'), column('Delivery', null)],
    firstRows: [['Flan', '95', '110']],
  };
  const unclear: MenuDraft = {
    categories: categoriesWith('95.00'),
    unread: [],
    tables: [delivery],
  };
  const clear: MenuDraft = {
    categories: categoriesWith('110.00'),
    unread: [],
    tables: [{ ...delivery, isUnclear: false }],
  };

  async function openTables(...drafts: MenuDraft[]) {
    Object.assign(Blob.prototype, { arrayBuffer: bytesOf });
    const read = jest.spyOn(serverMenuStore, 'readMenuFile');
    for (const draft of drafts) read.mockResolvedValueOnce(draft);
    const opened = await openImport({ [preview]: { body: all }, [land]: { body: all } });
    const give = async (content = 'Plato,Local,Delivery', name = 'menu.csv') => {
      await userEvent.click(opened.dialog.getByRole('tab', { name: 'Excel o CSV' }));
      await userEvent.upload(chooser(), new File([content], name), { applyAccept: false });
    };
    return { ...opened, give, queries: () => read.mock.calls.map(([, , query]) => query) };
  }

  beforeEach(() => localStorage.removeItem('tableColumns'));

  it('is reviewed like any other menu, beside its first rows', async () => {
    const { calls, dialog, give } = await openTables(clear);
    await give();
    expect(await dialog.findByLabelText('Nombre del plato')).toHaveValue('Flan');
    expect(dialog.getAllByRole('cell', { name: '95' })[0]).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar 1 plato' }));
    expect(await dialog.findByText(/^Se agregaron 2 ítems/)).toBeVisible();
    expect(calls.filter(({ call }) => call === land)).toHaveLength(1);
  });

  it('whose price is not certain is read as its owner says, and so is the next one', async () => {
    const { dialog, give, queries } = await openTables(unclear, clear, unclear, clear);
    await give();
    expect(await dialog.findByLabelText('Local')).toHaveValue('');
    expect(dialog.getByText(/^Elige qué columna es el precio/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Delivery'), 'Precio');
    await userEvent.click(dialog.getByRole('button', { name: 'Leer la tabla' }));
    expect(await dialog.findByLabelText('Precio')).toHaveValue('110.00');
    expect(queries()).toEqual([{}, { mapping: 'name,,price' }]);

    await userEvent.click(dialog.getByRole('button', { name: 'Empezar de nuevo' }));
    const ask = within(await screen.findByRole('alertdialog'));
    await userEvent.click(ask.getByRole('button', { name: 'Empezar de nuevo' }));
    await give();
    expect(await dialog.findByLabelText('Precio')).toHaveValue('110.00');
    expect(queries().slice(2)).toEqual([{}, { mapping: 'name,,price' }]);
  });

  it('can be read otherwise from its review, with the sheets that its owner ticks', async () => {
    const sheets = [{ ...delivery, name: 'Platos', isUnclear: false }];
    const other = { ...delivery, name: 'Bebidas', isRead: false, isUnclear: false };
    const draft = { ...clear, tables: [...sheets, other] };
    const { dialog, give, queries } = await openTables(draft, draft);
    await give();
    await dialog.findByLabelText('Nombre del plato');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Cambiar hojas y columnas' })[0]!);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bebidas' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leer la tabla' }));
    await dialog.findByLabelText('Nombre del plato');
    expect(queries()[1]).toEqual({ mapping: 'name,price,;name,price,', sheets: '0,1' });
  });

  it('that is pasted is read the same way', async () => {
    const { dialog, queries } = await openTables(clear);
    await paste(dialog, 'Plato\tLocal\tDelivery\nFlan\t95\t110');
    expect(await dialog.findByLabelText('Nombre del plato')).toHaveValue('Flan');
    expect(queries()).toEqual([{}]);
  });

  it('says in the server’s words why it cannot be read', async () => {
    const { dialog, give } = await openTables();
    const body = JSON.stringify({ error: 'No pudimos abrir este archivo.' });
    jest
      .spyOn(serverMenuStore, 'readMenuFile')
      .mockRejectedValue(new ApiError(400, 'Bad Request', body));
    await give();
    expect(await dialog.findByText('No pudimos abrir este archivo.')).toBeVisible();
  });

  it('is no photo, and has an example to start from', async () => {
    const { dialog, give, queries } = await openTables();
    await give('%PDF-1.7', 'menu.csv');
    expect(await dialog.findByText(/^Esto no es una tabla/)).toBeVisible();
    expect(queries()).toEqual([]);
    const sample = dialog.getByRole('link', { name: 'Descargar un ejemplo' });
    expect(sample).toHaveAttribute('download', 'ejemplo-menu.csv');
    expect(decodeURIComponent(sample.getAttribute('href') ?? '')).toContain('Nombre,Precio');
  });
});

/** In the demo there is no account, and the table is imported without a draft. */
describe('a table in the demo', () => {
  async function openWithoutAccount(replies = {}) {
    const { readMenuFile } = serverMenuStore;
    Object.assign(serverMenuStore, { readMenuFile: undefined });
    restore = () => Object.assign(serverMenuStore, { readMenuFile });
    const opened = await openImport(replies);
    await userEvent.click(opened.dialog.getByRole('tab', { name: 'Excel o CSV' }));
    return opened;
  }
  let restore = (): unknown => undefined;
  afterEach(() => restore());

  it('shows what would happen, by line, before anything lands', async () => {
    const { calls, dialog } = await openWithoutAccount({
      [preview]: { body: { ...report, ...unread } },
      [land]: { body: report },
    });
    await userEvent.upload(chooser(), new File(['Nombre;Precio'], 'menu.csv'));
    expect(await dialog.findByText('Se agregarán 2 ítems y 1 categoría nueva.')).toBeVisible();
    expect(dialog.getByRole('row', { name: '4 El precio no es un número.' })).toBeVisible();
    expect(dialog.getByRole('row', { name: 'Flan Postres RD$1,090.00' })).toBeVisible();
    expect(dialog.getByRole('row', { name: 'Moro Sin categoría RD$120.00' })).toBeVisible();
    expect(dialog.getByText('No leemos estas columnas: Costo, Código de barras.')).toBeVisible();
    expect(dialog.getByText('No leemos estas hojas: Insumos (12 filas).')).toBeVisible();
    expect(calls.some(({ call }) => call === land)).toBe(false);

    await userEvent.click(dialog.getByRole('button', { name: 'Importar 2 ítems' }));
    expect(await dialog.findByText('Se agregaron 2 ítems y 1 categoría nueva.')).toBeVisible();
    await waitFor(() =>
      expect(
        calls.filter(({ call }) => call === `GET /api/menus/${MENU_ID}/items`).length,
      ).toBeGreaterThan(1),
    );
  });

  it('is no other file', async () => {
    const { calls, dialog } = await openWithoutAccount();
    const image = new File(['x'], 'menu.png', { type: 'image/png' });
    await userEvent.upload(chooser(), image, { applyAccept: false });
    expect(await dialog.findByText('Solo se permiten archivos CSV o Excel (.xlsx)')).toBeVisible();
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });
});
