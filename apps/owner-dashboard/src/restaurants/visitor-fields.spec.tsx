import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../testing/open-dashboard';
import { aRestaurant, openRestaurant, PATH } from '../testing/open-restaurants';

const put = `PUT ${PATH}`;
const field = (name: string) => screen.findByLabelText(name);

it('links, Wi-Fi, currency and taxes are stored, and only those that changed', async () => {
  const { sent } = openRestaurant({
    [`GET ${PATH}`]: { body: aRestaurant({ links: { website: 'https://lafonda.do' } }) },
    [put]: { body: aRestaurant() },
  });
  expect(await field('Sitio web')).toHaveValue('https://lafonda.do');
  expect(screen.getByRole('group', { name: 'Wi-Fi para tus clientes' })).toBeVisible();
  await userEvent.type(await field('Instagram'), '@lafonda');
  await userEvent.type(await field('Nombre de la red'), 'La Fonda');
  await userEvent.type(await field('Contraseña de la red'), 'sancocho2026');
  await userEvent.selectOptions(await field('Moneda'), 'USD');
  await userEvent.click(screen.getByRole('switch', { name: 'Sumar el ITBIS a los precios' }));
  await press('Guardar datos');
  expect(await screen.findByText('Datos guardados')).toBeVisible();
  expect(sent(put)).toEqual([
    {
      links: { instagram: '@lafonda' },
      wifiName: 'La Fonda',
      wifiPassword: 'sancocho2026',
      currency: 'USD',
      addsItbis: true,
    },
  ]);
});

it('a wrong link or password is said at its field before anything is sent', async () => {
  const { sent } = openRestaurant({ [put]: { body: aRestaurant() } });
  await userEvent.type(await field('Sitio web'), 'lafonda.do');
  await userEvent.type(await field('Contraseña de la red'), 'corta');
  await press('Guardar datos');
  expect(await field('Sitio web')).toHaveAccessibleDescription(
    /Escribe una dirección pública completa, con https:\/\//,
  );
  expect(await field('Contraseña de la red')).toHaveAccessibleDescription(/de 8 a 63 caracteres/);
  expect(sent(put)).toEqual([]);
});

it('a number that the server cannot read is said at its field', async () => {
  const message = 'Escribe un solo número de WhatsApp';
  openRestaurant({
    [put]: { status: 400, body: { status: 400, fields: { 'links.whatsapp': message } } },
  });
  await userEvent.type(await field('WhatsApp'), '555');
  await press('Guardar datos');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await field('WhatsApp')).toHaveAccessibleDescription(new RegExp(message));
});

it('taxes are offered in the Dominican Republic alone', async () => {
  openRestaurant({ [`GET ${PATH}`]: { body: aRestaurant({ country: 'MX' }) } });
  expect(await field('Moneda')).toHaveValue('');
  expect(screen.queryByRole('switch', { name: /ITBIS/ })).toBeNull();
});
