import type {
  PriceChangePreview,
  PriceChangeView,
  ScheduledChangeView,
} from '@cartaviva/contracts';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';
import { aMenu, LIST, press } from '../testing/open-dashboard';
import './prices.screen';

const PREVIEW = 'POST /api/price-changes/preview';
const APPLY = 'POST /api/price-changes';
const PAST = 'GET /api/price-changes?page=1&limit=10';
const [lunches, dinners] = [aMenu({ name: 'Almuerzos' }), aMenu({ id: 'b', name: 'Cenas' })];

const priced = (price: string) => ({ price, sizes: [], extras: [] });
const aPreview = (after = '385.00'): PriceChangePreview => ({
  menus: [
    {
      ...{ menuId: lunches.id, name: 'Almuerzos', currency: 'DOP', mark: 'm1' },
      ...{ itemCount: 2, unchangedCount: 1 },
    },
    {
      ...{ menuId: 'b', name: 'Cenas', currency: 'DOP', mark: 'm2' },
      ...{ itemCount: 0, unchangedCount: 4 },
    },
  ],
  items: [
    {
      ...{ menuId: lunches.id, itemId: 's', name: 'Sancocho' },
      ...{ before: priced('350.00'), after: priced(after) },
    },
    {
      ...{ menuId: lunches.id, itemId: 'p', name: 'Pizza' },
      before: { ...priced('300.00'), sizes: [{ name: 'Personal', price: '300.00' }] },
      after: { ...priced('330.00'), sizes: [{ name: 'Personal', price: '330.00' }] },
    },
  ],
  faults: [],
});
const aChange = (changes: Partial<PriceChangeView> = {}): PriceChangeView => ({
  ...{ id: 'c1', kind: 'percent', percent: 10, itemCount: 2, undo: null },
  ...{ menus: [{ menuId: lunches.id, name: 'Almuerzos', itemCount: 2 }] },
  at: '2026-11-20T12:00:00.000Z',
  ...changes,
});

function openPrices(replies: Record<string, StubReply | ((body: unknown) => StubReply)> = {}) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    [LIST]: { body: [lunches, dinners] },
    [PAST]: { body: [] },
    'GET /api/scheduled-changes?page=1&limit=20': { body: [] },
    [PREVIEW]: { body: aPreview() },
    [APPLY]: { body: aChange() },
    ...replies,
  });
  renderRoutes(routes, '/precios');
  return { calls, sent: (call: string) => calls.filter((one) => one.call === call) };
}

async function previewTenPercent() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Por ciento' }), '10');
  await press('Ver cómo quedan');
  return within(await screen.findByRole('region', { name: 'Cómo quedan' }));
}

describe('prices of several menus', () => {
  it('are shown before they change, and change only when that is asked for', async () => {
    const { sent } = openPrices();
    const result = await previewTenPercent();
    expect(result.getByText('Cambian 2 platos en 1 menú.')).toBeVisible();
    expect(result.getByText('RD$385.00')).toBeVisible();
    expect(result.getByText('Personal')).toBeVisible();
    const wish = { kind: 'percent', percent: 10, rounding: 'exact', menuIds: [lunches.id, 'b'] };
    expect(sent(PREVIEW)[0]?.body).toEqual(wish);
    expect(sent(APPLY)).toEqual([]);

    await press('Aplicar ahora');
    expect(await screen.findByText('Cambiaste los precios de 2 platos en 1 menú.')).toBeVisible();
    const previewed = [
      { menuId: lunches.id, mark: 'm1' },
      { menuId: 'b', mark: 'm2' },
    ];
    expect(sent(APPLY)[0]?.body).toEqual({ ...wish, previewed });
    expect(screen.queryByRole('region', { name: 'Cómo quedan' })).toBeNull();
  });

  it('go back in one press, and what was changed since is named', async () => {
    const undo = {
      at: '2026-11-20T12:05:00.000Z',
      restoredCount: 1,
      left: [{ menuId: lunches.id, itemId: 's', name: 'Sancocho' }],
    };
    openPrices({ 'POST /api/price-changes/c1/undo': { body: aChange({ undo }) } });
    await previewTenPercent();
    await press('Aplicar ahora');
    await press('Deshacer');
    expect(
      await screen.findByText('Se quedó como está, porque cambió después: Sancocho.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('are those of the chosen menus, lowered and rounded', async () => {
    const { sent } = openPrices();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Cenas/ }));
    await userEvent.selectOptions(screen.getByLabelText('Suben o bajan'), 'Bajar');
    await userEvent.selectOptions(screen.getByLabelText('Redondear'), 'A múltiplos de 5');
    await previewTenPercent();
    expect(sent(PREVIEW)[0]?.body).toEqual({
      ...{ kind: 'percent', percent: -10, rounding: 'to5', menuIds: [lunches.id] },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: /Almuerzos/ }));
    expect(screen.getByText('Elige al menos un menú.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver cómo quedan' })).toBeDisabled();
    expect(screen.queryByRole('region', { name: 'Cómo quedan' })).toBeNull();
  });

  it('are shown anew when one of them changed meanwhile, and none is written', async () => {
    let looks = 0;
    const fields = { previewed: 'Cambió lo que viste de: Almuerzos' };
    const { sent } = openPrices({
      [PREVIEW]: () => ({ body: aPreview((looks += 1) > 1 ? '396.00' : '385.00') }),
      [APPLY]: { status: 412, body: { error: 'x', fields } },
    });
    await previewTenPercent();
    await press('Aplicar ahora');
    expect(
      await screen.findByText('Cambió lo que viste de: Almuerzos. Mira otra vez cómo quedan.'),
    ).toBeVisible();
    expect(screen.getByText('RD$396.00')).toBeVisible();
    expect(sent(APPLY)).toHaveLength(1);
  });

  it.each(['0', '501', 'diez', '1.234'])('do not change by %s percent', async (percent) => {
    openPrices();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Por ciento' }), percent);
    expect(screen.getByText('Escribe un porcentaje, como 8 o 12.5')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver cómo quedan' })).toBeDisabled();
  });

  it('warn of a change of more than half', async () => {
    openPrices({ [PREVIEW]: { body: aPreview('3500.00') } });
    await previewTenPercent();
    expect(screen.getByText(/^1 plato cambia más de la mitad de su precio/)).toBeVisible();
  });
});

it('a list is pasted, and its lines that find nothing are told', async () => {
  const prices = [{ name: 'Sancocho', price: '385.00', line: 1 }];
  const lists = 'POST /api/price-changes/lists';
  const { sent } = openPrices({
    [lists]: { body: { prices, faults: [{ line: 2, reason: 'No entendemos el precio «mucho»' }] } },
    [PREVIEW]: {
      body: {
        ...aPreview(),
        faults: [{ line: 3, reason: 'Ningún plato de estos menús se llama así' }],
      },
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Con una lista' }));
  await userEvent.type(screen.getByRole('textbox'), 'Sancocho,385');
  await userEvent.tab();
  expect(await screen.findByText('1 precio leído')).toBeVisible();
  expect(screen.getByText('Línea 2: No entendemos el precio «mucho».')).toBeVisible();
  await press('Ver cómo quedan');
  expect(
    await screen.findByText('Línea 3: Ningún plato de estos menús se llama así.'),
  ).toBeVisible();
  expect(sent(PREVIEW)[0]?.body).toMatchObject({ kind: 'list', prices });
});

it('past changes can be undone, those that are undone no more', async () => {
  const undo = { at: '2026-11-20T12:05:00.000Z', restoredCount: 2, left: [] };
  let isUndone = false;
  openPrices({
    [PAST]: () => ({
      body: [aChange({ undo: isUndone ? undo : null }), aChange({ id: 'c0', percent: -5, undo })],
    }),
    'POST /api/price-changes/c1/undo': () => {
      isUndone = true;
      return { body: aChange({ undo }) };
    },
  });
  const past = within(
    await screen.findByRole('region', { name: 'Cambios de los últimos 30 días' }),
  );
  expect(past.getByText('+10 %')).toBeVisible();
  expect(past.getByText('-5 %')).toBeVisible();
  await userEvent.click(past.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(past.getAllByText('Deshecho')).toHaveLength(2));
  expect(past.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

describe('what is agreed for later', () => {
  const SCHEDULED = 'GET /api/scheduled-changes?page=1&limit=20';
  const SCHEDULE = 'POST /api/scheduled-changes';
  const aScheduled = (changes: Partial<ScheduledChangeView> = {}): ScheduledChangeView => ({
    ...{ id: 's1', kind: 'prices', at: '2099-11-30T10:00:00.000Z', status: 'waiting' },
    ...{ reason: null, percent: 10, itemCount: 2, priceChangeId: null, left: [], endedAt: null },
    menus: [{ menuId: lunches.id, name: 'Almuerzos', itemCount: 2 }],
    createdAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  });

  it('is what was previewed, at a time of the restaurant’s clock', async () => {
    const { sent } = openPrices({ [SCHEDULE]: { status: 201, body: aScheduled() } });
    await previewTenPercent();
    await press('Programar para…');
    const form = within(screen.getByRole('form', { name: 'Programar para…' }));
    fireEvent.change(form.getByLabelText('Fecha'), { target: { value: '2099-11-30' } });
    fireEvent.change(form.getByLabelText('Hora'), { target: { value: '06:00' } });
    await userEvent.click(form.getByRole('button', { name: 'Programar' }));
    expect(await screen.findByText(/^Programado para el lunes, 30 de noviembre/)).toBeVisible();
    expect(sent(SCHEDULE)[0]?.body).toMatchObject({
      ...{ at: '2099-11-30T10:00:00.000Z', kind: 'prices' },
      prices: { kind: 'percent', percent: 10, previewed: [{ mark: 'm1' }, { mark: 'm2' }] },
    });
    expect(sent(APPLY)).toEqual([]);
  });

  it('is no moment that has passed', async () => {
    openPrices();
    await previewTenPercent();
    await press('Programar para…');
    const form = within(screen.getByRole('form', { name: 'Programar para…' }));
    expect(form.getByRole('button', { name: 'Programar' })).toBeEnabled();
    fireEvent.change(form.getByLabelText('Fecha'), { target: { value: '2020-01-01' } });
    expect(form.getByText('Elige un momento que no haya pasado')).toBeVisible();
    expect(form.getByRole('button', { name: 'Programar' })).toBeDisabled();
  });

  it('may be a menu that goes online', async () => {
    const { sent } = openPrices({ [SCHEDULE]: { status: 201, body: aScheduled() } });
    const form = within(await screen.findByRole('form', { name: 'Publicar un menú en una fecha' }));
    await userEvent.selectOptions(form.getByLabelText('Menú'), 'Cenas');
    fireEvent.change(form.getByLabelText('Fecha'), { target: { value: '2099-12-01' } });
    await userEvent.click(form.getByRole('button', { name: 'Programar' }));
    await waitFor(() => expect(sent(SCHEDULE)).toHaveLength(1));
    expect(sent(SCHEDULE)[0]?.body).toEqual({
      ...{ at: '2099-12-01T10:00:00.000Z', kind: 'publish', menuIds: ['b'] },
    });
  });

  it('is listed with what came of it, and is cancelled while it waits', async () => {
    let isCancelled = false;
    const failed = { id: 's0', kind: 'publish', percent: null, itemCount: 0 } as const;
    const { sent } = openPrices({
      [SCHEDULED]: () => ({
        body: [
          aScheduled({ status: isCancelled ? 'cancelled' : 'waiting' }),
          aScheduled({ ...failed, status: 'failed', reason: 'menu-limit' }),
        ],
      }),
      'DELETE /api/scheduled-changes/s1': () => {
        isCancelled = true;
        return { status: 204 };
      },
    });
    const list = within(await screen.findByRole('region', { name: 'Programados' }));
    expect(list.getByText('+10 % · 2 platos · Almuerzos')).toBeVisible();
    expect(list.getByText('Se publica: Almuerzos')).toBeVisible();
    expect(list.getByText('Tu plan no permite publicar otro menú.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Cancelar' }));
    expect(await list.findByText('Cancelado')).toBeVisible();
    expect(sent('DELETE /api/scheduled-changes/s1')).toHaveLength(1);
    expect(list.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  });
});
