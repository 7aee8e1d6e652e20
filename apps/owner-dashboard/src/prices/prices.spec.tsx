import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMenu } from '@cartaviva/web-testing';
import { LIST, press } from '../testing/open-dashboard';
import {
  aChange,
  aPreview,
  APPLY,
  dinners,
  lunches,
  openPrices,
  PAST,
  PREVIEW,
  previewTenPercent,
} from '../testing/open-prices';

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

  it('can be those of every menu, however many pages they take, and of a hundred at once', async () => {
    const menus = Array.from({ length: 100 }, (_, at) =>
      aMenu({ id: `menu-${at}`, name: `Carta ${at}` }),
    );
    const { sent } = openPrices({
      [LIST]: { body: menus },
      [`${LIST}&page=2`]: { body: [dinners] },
    });
    await userEvent.type(await screen.findByLabelText('Por ciento'), '10');
    const submit = screen.getByText('Ver cómo quedan').closest('button')!;
    expect(screen.getByText(/De una vez pueden cambiar 100 menús/)).toBeVisible();
    expect(submit).toBeDisabled();
    await userEvent.click(screen.getByText('Carta 0', { selector: 'label *' }));
    expect(screen.queryByText(/De una vez pueden cambiar 100 menús/)).toBeNull();
    await userEvent.click(submit);
    await waitFor(() => expect(sent(PREVIEW)).toHaveLength(1));
    const { menuIds } = sent(PREVIEW)[0]!.body as { menuIds: string[] };
    expect(menuIds).toHaveLength(100);
    expect([menuIds[0], menuIds.at(-1)]).toEqual(['menu-1', 'b']);
    const scheduled = within(screen.getByRole('form', { name: 'Publicar un menú en una fecha' }));
    expect((scheduled.getByLabelText('Menú') as HTMLSelectElement).options).toHaveLength(101);
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

  it('stay in sight when they could not be changed, and change at the second try', async () => {
    let isUp = false;
    const { sent } = openPrices({ [APPLY]: () => (isUp ? { body: aChange() } : { status: 500 }) });
    await previewTenPercent();
    await press('Aplicar ahora');
    expect(await screen.findByText('No se pudo. Inténtalo otra vez.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Cómo quedan' })).toBeVisible();
    expect(screen.queryByText(/^Cambiaste los precios/)).toBeNull();
    isUp = true;
    await press('Aplicar ahora');
    expect(await screen.findByText('Cambiaste los precios de 2 platos en 1 menú.')).toBeVisible();
    expect(screen.queryByText('No se pudo. Inténtalo otra vez.')).toBeNull();
    expect(sent(APPLY)[1]?.body).toEqual(sent(APPLY)[0]?.body);
  });

  it('are listed as changed at once, also those of before the first ten', async () => {
    const all = Array.from({ length: 11 }, (_, at) => aChange({ id: `c${at}`, percent: at + 1 }));
    const headers = { 'X-Total-Count': '11' };
    openPrices({
      [PAST]: { body: all.slice(0, 10), headers },
      [PAST.replace('=10', '=100')]: { body: all, headers },
    });
    const past = within(
      await screen.findByRole('region', { name: 'Cambios de los últimos 30 días' }),
    );
    expect(past.queryByText('+11 %')).toBeNull();
    await userEvent.click(past.getByRole('button', { name: 'Ver más' }));
    expect(await past.findByText('+11 %')).toBeVisible();
    expect(past.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it.each(['1', '500', '12.5'])('can change by %s percent', async (percent) => {
    openPrices();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Por ciento' }), percent);
    expect(screen.queryByText('Escribe un porcentaje, como 8 o 12.5')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ver cómo quedan' })).toBeEnabled();
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
