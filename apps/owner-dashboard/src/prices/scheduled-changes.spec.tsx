import type { ScheduledChangeView } from '@cartaviva/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIST, press } from '../testing/open-dashboard';
import {
  aPreview,
  APPLY,
  dinners,
  lunches,
  openPrices,
  PREVIEW,
  previewTenPercent,
} from '../testing/open-prices';
import { nextMonday } from './moment-fields';

describe('what is agreed for later', () => {
  const SCHEDULED = 'GET /api/scheduled-changes?page=1&limit=20';
  const SCHEDULE = 'POST /api/scheduled-changes';
  const aScheduled = (changes: Partial<ScheduledChangeView> = {}): ScheduledChangeView => ({
    ...{ id: 's1', kind: 'prices', at: '2099-11-30T10:00:00.000Z', status: 'waiting' },
    ...{ reason: null, percent: 10, itemCount: 2, priceChangeId: null, left: [], endedAt: null },
    pairedWith: null,
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
    expect(
      await screen.findByText(
        /^Programado para el lunes, 30 de noviembre de 2099, 6:00\sa\.\sm\.$/,
      ),
    ).toBeVisible();
    expect(sent(SCHEDULE)[0]?.body).toMatchObject({
      ...{ at: '2099-11-30T10:00:00.000Z', kind: 'prices' },
      prices: { kind: 'percent', percent: 10, previewed: [{ mark: 'm1' }, { mark: 'm2' }] },
    });
    expect(sent(APPLY)).toEqual([]);
  });

  it('is that time of each restaurant where they are in several zones, and says so', async () => {
    const abroad = { ...dinners, country: 'MX' as const, timeZone: 'America/Mexico_City' };
    const seen = aPreview();
    const changed = seen.menus.map((menu) => ({ ...menu, itemCount: 2 }));
    const { sent } = openPrices({
      [LIST]: { body: [lunches, abroad] },
      [PREVIEW]: { body: { ...seen, menus: changed } },
      [SCHEDULE]: { status: 201, body: aScheduled() },
    });
    await previewTenPercent();
    await press('Programar para…');
    const form = within(screen.getByRole('form', { name: 'Programar para…' }));
    expect(
      form.getByText(/en su restaurante: República Dominicana, México \(Mexico City\)\./),
    ).toBeVisible();
    expect(form.queryByText(/^Hora de/)).toBeNull();
    fireEvent.change(form.getByLabelText('Fecha'), { target: { value: '2099-11-30' } });
    fireEvent.change(form.getByLabelText('Hora'), { target: { value: '06:00' } });
    await userEvent.click(form.getByRole('button', { name: 'Programar' }));
    await waitFor(() => expect(sent(SCHEDULE)[0]?.body).toMatchObject({ at: '2099-11-30T06:00' }));
  });

  it.each([
    ['names the zone of each where the menus are in several', 'America/Tijuana', 2],
    ['names no zone where all menus share one', lunches.timeZone, 0],
  ])('%s', async (_, timeZone, count) => {
    const other = { ...dinners, country: 'MX' as const, timeZone };
    openPrices({
      [LIST]: { body: [lunches, other] },
      [SCHEDULED]: {
        body: [
          aScheduled(),
          aScheduled({ id: 's2', menus: [{ menuId: 'b', name: 'Cenas', itemCount: 2 }] }),
        ],
      },
    });
    const list = within(await screen.findByRole('region', { name: 'Programados' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.queryAllByText(/^Hora de/).map(({ textContent }) => textContent)).toEqual(
      ['Hora de República Dominicana', 'Hora de México (Tijuana)'].slice(0, count),
    );
  });

  it.each([
    ['a Wednesday', '2026-11-25T15:00:00Z', '2026-11-30'],
    ['a Sunday late, when it is Monday in London', '2026-11-30T03:30:00Z', '2026-11-30'],
    ['a Monday, that of the next week', '2026-11-30T04:30:00Z', '2026-12-07'],
  ])('is on the Monday to come unless another day is chosen: on %s', (_, now, date) => {
    expect(nextMonday(new Date(now), 'America/Santo_Domingo')).toEqual({ date, time: '06:00' });
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
    await userEvent.selectOptions(form.getByLabelText('Qué pasa'), 'Se publica');
    fireEvent.change(form.getByLabelText('Fecha'), { target: { value: '2099-12-01' } });
    await userEvent.click(form.getByRole('button', { name: 'Programar' }));
    await waitFor(() => expect(sent(SCHEDULE)).toHaveLength(1));
    expect(sent(SCHEDULE)[0]?.body).toEqual({
      ...{ at: '2099-12-01T10:00:00.000Z', kind: 'publish', menuIds: ['b'] },
    });
  });

  it('may be a menu for a season, in one act', async () => {
    const { sent } = openPrices({ [SCHEDULE]: { status: 201, body: aScheduled() } });
    const form = within(await screen.findByRole('form', { name: 'Publicar un menú en una fecha' }));
    await userEvent.selectOptions(form.getByLabelText('Menú'), 'Cenas');
    const submit = form.getByRole('button', { name: 'Programar' });
    fireEvent.change(form.getByLabelText('Desde el día'), { target: { value: '2099-12-01' } });
    fireEvent.change(form.getByLabelText('Hasta el día'), { target: { value: '2099-11-30' } });
    expect(form.getByText('Elige un momento después del primero')).toBeVisible();
    expect(submit).toBeDisabled();
    fireEvent.change(form.getByLabelText('Hasta el día'), { target: { value: '2099-12-01' } });
    expect(submit).toBeEnabled();
    fireEvent.change(form.getByLabelText('Hasta la hora'), { target: { value: '06:00' } });
    expect(submit).toBeDisabled();
    fireEvent.change(form.getByLabelText('Hasta el día'), { target: { value: '2099-12-31' } });
    fireEvent.change(form.getByLabelText('Hasta la hora'), { target: { value: '23:59' } });
    expect(submit).toBeEnabled();
    await userEvent.click(submit);
    expect(await screen.findByText('Programado: Del 1 al 31 de diciembre de 2099.')).toBeVisible();
    expect(sent(SCHEDULE)[0]?.body).toEqual({
      ...{ at: '2099-12-01T10:00:00.000Z', until: '2100-01-01T03:59:00.000Z' },
      ...{ kind: 'publish', menuIds: ['b'] },
    });
  });

  it('is one line of a season; who cancels it is asked about both ends', async () => {
    const of = { percent: null, itemCount: 0 };
    const [begin, end] = [
      aScheduled({
        ...of,
        id: 's1',
        kind: 'publish',
        at: '2099-12-01T10:00:00Z',
        pairedWith: 's2',
      }),
      aScheduled({
        ...of,
        id: 's2',
        kind: 'unpublish',
        at: '2100-01-01T03:59:00Z',
        pairedWith: 's1',
      }),
    ];
    let listed = [begin, end];
    const { sent } = openPrices({
      [SCHEDULED]: () => ({ body: listed }),
      'DELETE /api/scheduled-changes/s1': () => {
        listed = [end, { ...begin, status: 'cancelled' }];
        return { status: 204 };
      },
    });
    const list = within(await screen.findByRole('region', { name: 'Programados' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText('Del 1 al 31 de diciembre de 2099')).toBeVisible();
    expect(list.getByText('En línea: Almuerzos')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Cancelar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Qué quieres cancelar?' }));
    expect(dialog.getByRole('button', { name: 'Las dos fechas' })).toBeVisible();
    expect(sent('DELETE /api/scheduled-changes/s1')).toHaveLength(0);
    await userEvent.click(
      dialog.getByRole('button', { name: 'Solo que se publique el 1 de diciembre' }),
    );
    expect(await list.findByText('Cancelado')).toBeVisible();
    expect(list.getByText('Deja de estar en línea: Almuerzos')).toBeVisible();
    expect(list.getByText('Se publica: Almuerzos')).toBeVisible();
    expect(list.queryByText('Del 1 al 31 de diciembre de 2099')).toBeNull();
    expect(sent('DELETE /api/scheduled-changes/s2')).toHaveLength(0);
  });

  it('still waits when it could not be cancelled, and says so', async () => {
    const refused = { status: 500 };
    const { sent } = openPrices({
      [SCHEDULED]: { body: [aScheduled()] },
      'DELETE /api/scheduled-changes/s1': refused,
    });
    const list = within(await screen.findByRole('region', { name: 'Programados' }));
    await userEvent.click(list.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('No se pudo. Inténtalo otra vez.')).toBeVisible();
    await waitFor(() => expect(list.getByRole('button', { name: 'Cancelar' })).toBeEnabled());
    expect(sent(SCHEDULED).length).toBeGreaterThan(1);
    expect(screen.queryByText('Cambio programado cancelado.')).toBeNull();
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
