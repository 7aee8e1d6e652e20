import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../testing/open-dashboard';
import { aRestaurant, CARD, openRestaurant, PATH, tab, WINES } from '../testing/open-restaurants';

describe('whose menus another window saved meanwhile', () => {
  const put = `PUT ${PATH}/menus`;
  const theirs = aRestaurant({ menus: [{ ...tab(WINES), tabName: 'La cava' }], version: 4 });
  const type = 'urn:cartaviva:problem:changed-meanwhile';
  const error = 'Esto cambió en otra ventana mientras lo editabas.';

  /** A server with the other window's menus. The function returns the versions sent with each save. */
  function openChanged() {
    let isOther = false;
    const over: (string | null)[] = [];
    const { sent } = openRestaurant({
      [`GET ${PATH}`]: () => ({ body: isOther ? theirs : aRestaurant() }),
      [put]: (_: unknown, headers: Headers) => {
        over.push(headers.get('If-Match'));
        return headers.get('If-Match') === '"4"'
          ? { body: aRestaurant({ menus: [tab(WINES), tab(CARD)], version: 5 }) }
          : { status: 412, body: { type, error } };
      },
      [`PUT ${PATH}`]: { body: { ...theirs, phone: '809-555-0101' } },
    });
    return { sent, over, change: () => (isOther = true) };
  }

  const theirsAreShown = async () => {
    expect(await screen.findByText('Ahora están así: La cava.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bajar Vinos' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Sacar Carta del restaurante' })).toBeVisible();
  };

  it('refuses its own, shows both, and saves its own when that is chosen', async () => {
    const { over, change } = openChanged();
    await press('Subir Vinos');
    change();
    await press('Guardar menús');
    expect(await screen.findByText(error)).toBeVisible();
    await theirsAreShown();
    await press('Guardar los míos');
    expect(await screen.findByText('Menús guardados')).toBeVisible();
    expect(over).toEqual(['"3"', '"4"']);
    expect(screen.queryByText(/Otra ventana guardó/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Guardar menús' })).toBeDisabled();
  });

  it('shows the other window’s when those are chosen, and saves nothing', async () => {
    const { sent, change } = openChanged();
    await press('Subir Vinos');
    change();
    await press('Guardar menús');
    await press('Usar los guardados');
    expect(screen.queryByText(/Otra ventana guardó/)).toBeNull();
    expect(screen.getByLabelText('Nombre de la pestaña de Vinos')).toHaveValue('La cava');
    expect(screen.queryByRole('button', { name: /Carta del restaurante/ })).toBeNull();
    expect(sent(put)).toHaveLength(1);
  });

  it('never saves over what it has not shown, though it has heard of it', async () => {
    const { over } = openChanged();
    await press('Subir Vinos');
    await userEvent.type(await screen.findByLabelText('Teléfono'), '809-555-0101');
    await press('Guardar datos');
    await theirsAreShown();
    await press('Guardar menús');
    await waitFor(() => expect(over).toEqual(['"3"']));
    expect(await screen.findByText(error)).toBeVisible();
  });
});

it('saves of its data what was changed since they were saved last', async () => {
  const put = `PUT ${PATH}`;
  let stored = aRestaurant();
  const { sent } = openRestaurant({
    [put]: (body) => ({ body: (stored = { ...stored, ...(body as object) }) }),
  });
  await userEvent.type(await screen.findByLabelText('Teléfono'), '809-555-0101');
  await press('Guardar datos');
  await waitFor(() => expect(sent(put)).toHaveLength(1));
  await userEvent.type(
    screen.getByLabelText('Dirección', { selector: ':enabled:not([readonly])' }),
    'El Conde 12',
  );
  await press('Guardar datos');
  await waitFor(() => expect(sent(put)).toHaveLength(2));
  expect(sent(put)).toEqual([{ phone: '809-555-0101' }, { address: 'El Conde 12' }]);
});

it.each([
  ['Guardar datos', `PUT ${PATH}`, 'No se pudieron guardar los datos.'],
  ['Guardar menús', `PUT ${PATH}/menus`, 'No se pudieron guardar los menús.'],
])('keeps what was changed where «%s» fails, and saves it later', async (button, put, said) => {
  let isUp = false;
  const { sent } = openRestaurant({
    [put]: () => (isUp ? { body: aRestaurant({ version: 4 }) } : { status: 500 }),
  });
  await press('Subir Vinos');
  await userEvent.type(await screen.findByLabelText('Teléfono'), '809-555-0101');
  await press(button);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByLabelText('Teléfono')).toHaveValue('809-555-0101');
  expect(screen.getByRole('button', { name: 'Bajar Vinos' })).toBeEnabled();
  isUp = true;
  await press(button);
  await waitFor(() => expect(sent(put)).toHaveLength(2));
  expect(sent(put)[1]).toEqual(sent(put)[0]);
});
