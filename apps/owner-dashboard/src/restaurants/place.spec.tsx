import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../testing/open-dashboard';
import { aRestaurant, openRestaurant, PATH } from '../testing/open-restaurants';

const put = `PUT ${PATH}`;
const HOURS = 'Mo-Su 11:00-22:00';

it('another country brings its time zones, of which another one can be chosen', async () => {
  const { sent } = openRestaurant({ [put]: { body: aRestaurant() } });
  const country = await screen.findByLabelText('País');
  expect(screen.queryByLabelText('Zona horaria')).toBeNull();
  await userEvent.selectOptions(country, 'México');
  const zone = screen.getByLabelText('Zona horaria');
  expect(zone).toHaveValue('America/Mexico_City');
  await userEvent.selectOptions(zone, 'Tijuana');
  await press('Guardar datos');
  expect(await screen.findByText('Datos guardados')).toBeVisible();
  expect(sent(put)).toEqual([{ country: 'MX', timeZone: 'America/Tijuana' }]);
});

it('a phone is read with the country, and what cannot be dialled is said', async () => {
  openRestaurant({ [`GET ${PATH}`]: { body: aRestaurant({ phone: '809-555-0142 / +34 612' }) } });
  const phone = await screen.findByLabelText('Teléfono');
  expect(screen.queryByText(/no se puede marcar/)).toBeNull();
  await userEvent.type(phone, ' 345');
  expect(screen.getByText(/^«\+34 612 345» no se puede marcar desde el menú/)).toBeVisible();
});

it('a single date is closed, and open again', async () => {
  const { sent } = openRestaurant({
    [`GET ${PATH}`]: { body: aRestaurant({ openingHours: HOURS }) },
    [put]: { body: aRestaurant() },
  });
  const date = await screen.findByLabelText('Cerrado un día, como Nochebuena');
  expect(screen.getByRole('button', { name: 'Agregar' })).toBeDisabled();
  for (const day of ['2099-12-31', '2099-12-24']) {
    fireEvent.change(date, { target: { value: day } });
    await press('Agregar');
  }
  expect(date).toHaveValue('');
  await press(/^Quitar jueves, 31 de diciembre de 2099/);
  await press('Guardar datos');
  expect(await screen.findByText('Datos guardados')).toBeVisible();
  expect(sent(put)).toEqual([{ openingHours: `${HOURS}; 2099 Dec 24 off` }]);
});
