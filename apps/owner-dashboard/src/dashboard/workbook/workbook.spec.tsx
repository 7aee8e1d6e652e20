import { aMenu } from '@cartaviva/web-testing';
import type { ImportedSheet } from '@cartaviva/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDashboard, press } from '../../testing/open-dashboard';

const PREVIEW = 'POST /api/workbook?preview=true';
const SAVE = 'POST /api/workbook';
const TWO = [aMenu(), aMenu({ id: 'b', name: 'Vinos' })];

const sheet = (changes: Partial<ImportedSheet> = {}): ImportedSheet => ({
  ...{ name: 'Carta principal', menuId: TWO[0]!.id, isNew: false },
  created: 0,
  updated: 0,
  unchanged: 4,
  newCategories: 0,
  faults: [],
  ignoredColumns: [],
  ...changes,
});

const SHEETS = [
  sheet({ updated: 2, created: 1, newCategories: 1 }),
  sheet({ name: 'Bar', menuId: null, isNew: true, created: 3 }),
  sheet({ name: 'Vinos', faults: [{ line: 7, reason: 'Falta el precio.' }] }),
];

const aFile = (name = 'menus.xlsx', size = 2) =>
  new File([new Uint8Array(size)], name, {
    type: name.endsWith('.xlsx') ? '' : 'text/csv',
  });

async function openWorkbook(replies: Parameters<typeof openDashboard>[1] = {}) {
  const calls = openDashboard(TWO, replies);
  await press('Todos tus menús en Excel');
  await screen.findByRole('dialog', { name: 'Todos tus menús en Excel' });
  return calls;
}

const choose = async (file: File) =>
  userEvent.upload(await screen.findByTestId('workbook'), file, { applyAccept: false });

describe('all menus as one workbook', () => {
  it('shows what each sheet would change, and saves it then', async () => {
    const calls = await openWorkbook({
      [PREVIEW]: { body: { sheets: SHEETS } },
      [SAVE]: { body: { sheets: SHEETS } },
    });
    await choose(aFile());
    const dialog = await screen.findByRole('dialog', { name: 'Esto cambiará' });
    const [carta, bar, vinos] = within(dialog).getAllByRole('listitem');
    expect(carta).toHaveTextContent('2 platos cambian · 1 plato nuevo · 1 categoría nueva');
    expect(bar).toHaveTextContent('BarMenú nuevo3 platos nuevos');
    expect(vinos).toHaveTextContent('Sin cambios');
    expect(vinos).toHaveTextContent('1 línea se queda fuera:Línea 7. Falta el precio.');
    expect(calls.some(({ call }) => call === SAVE)).toBe(false);
    await press('Guardar cambios');
    expect(await screen.findByText('Tus menús están como en el libro.')).toBeVisible();
    expect(calls.filter(({ call }) => call === SAVE)).toHaveLength(1);
    const reads = calls.filter(({ call }) => call.startsWith('GET /api/menus')).length;
    expect(reads).toBe(2);
    await press('Listo');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has nothing to save where nothing changes, or no line can', async () => {
    let sheets = [sheet()];
    await openWorkbook({ [PREVIEW]: () => ({ body: { sheets } }) });
    await choose(aFile());
    expect(await screen.findByText('Tus menús ya están como en este libro.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
    await press('Volver');
    sheets = [SHEETS[2]!];
    await choose(aFile());
    expect(
      await screen.findByText('Ninguna línea de este libro se puede guardar así.'),
    ).toBeVisible();
  });

  it.each([
    ['another kind of file', aFile('menus.csv'), 'Elige un libro de Excel (.xlsx).'],
    ['one that is too large', aFile('menus.xlsx', 1_048_577), 'Este libro pesa más de 1 MB.'],
  ])('does not send %s', async (_, file, sentence) => {
    const calls = await openWorkbook();
    await choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(calls.some(({ call }) => call === PREVIEW)).toBe(false);
  });

  it('says why the server refuses one, and takes the next', async () => {
    const replies = [
      { status: 402, body: { error: 'Tu plan Inicial permite 3 menús.' } },
      { body: { sheets: SHEETS } },
    ];
    await openWorkbook({ [PREVIEW]: () => replies.shift()! });
    await choose(aFile());
    expect(await screen.findByRole('alert')).toHaveTextContent('Tu plan Inicial permite 3 menús.');
    await choose(aFile());
    expect(await screen.findByRole('dialog', { name: 'Esto cambiará' })).toBeVisible();
  });

  it('is no matter of one menu', async () => {
    openDashboard([aMenu()]);
    await screen.findByRole('heading', { name: 'Carta principal' });
    expect(screen.queryByRole('button', { name: 'Todos tus menús en Excel' })).toBeNull();
  });
});
