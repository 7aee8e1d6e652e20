/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { pageOf, showPage } from '../../testing/menu-body';
import { sampleItem } from '../../testing/sample-menu';
import { offerSheets } from '../sheets';

const ITEMS = [
  sampleItem(1, {
    name: 'Mofongo',
    sizes: [
      { name: 'Para dos', price: '790.00' },
      { name: 'Individual', price: '450.00' },
    ],
  }),
  sampleItem(2, { name: 'Flan', price: '190.00' }),
];
const sheet = () => within(screen.getByRole('dialog'));
const press = async (name: string) => userEvent.click(sheet().getByRole('button', { name }));
const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.hash).toBe('');
  });

beforeAll(() => {
  // jsdom has the element but does not implement these methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  globalThis.fetch = jest.fn<typeof fetch>(() =>
    Promise.resolve(new Response(pageOf({ items: ITEMS }))),
  );
  history.replaceState(null, '', '/m/la-casa-del-mofongo?mesa=7');
  showPage({ items: ITEMS });
  offerSheets(document);
});

beforeEach(() => jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined));

describe('an order', () => {
  it('asks after WhatsApp whether the order was sent, and starts another or sends it again', async () => {
    // jsdom does not navigate and logs an error instead.
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar Flan' }));
    await userEvent.click(await screen.findByRole('link', { name: /Ver pedido/ }));
    await screen.findByRole('dialog', { name: 'Tu pedido' });
    await press('Enviar por WhatsApp');
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    expect(sheet().getByRole('alert')).toHaveTextContent('¿Lo enviaste?');
    await press('Cerrar');
    await closed();
    const bar = screen.getByRole('link', { name: /¿Lo enviaste\?/ });
    await userEvent.click(bar);
    await screen.findByRole('dialog', { name: 'Tu pedido' });
    await press('Reenviar');
    await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
    await press('Uno más de Flan');
    expect(sheet().getByRole('button', { name: 'Enviar por WhatsApp' })).toBeVisible();
    await press('Enviar por WhatsApp');
    await waitFor(() => expect(said).toHaveBeenCalledTimes(3));
    await press('Sí, empezar otro');
    await closed();
    expect(screen.queryByRole('link', { name: /Ver pedido|enviaste/ })).toBeNull();
  });

  it('chooses the cheapest size and names it beside the price of the order', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Mofongo' }));
    await screen.findByRole('dialog', { name: 'Mofongo' });
    expect(sheet().getByText('Individual · RD$450.00')).toBeVisible();
    expect(sheet().getByRole('radio', { name: /Individual/ })).toBeChecked();
    await press('Agregar · RD$450.00');
    await closed();
  });
});
