import { aMenu, MENU_ID } from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../../testing/open-editor';

describe('the theme colour', () => {
  it('is one of seven, or any other by its number', async () => {
    await openEditor();
    const colors = screen.getByRole('radiogroup', { name: 'Color del tema' });
    expect(within(colors).getAllByRole('radio')).toHaveLength(7);
    expect(screen.getByRole('radio', { name: 'Esmeralda' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Otro color' }));
    const number = await screen.findByLabelText('Código del color');
    await userEvent.clear(number);
    await userEvent.type(number, '7A1F3D');
    expect(screen.getByRole('radio', { name: 'Esmeralda' })).not.toBeChecked();
    expect(number).toHaveValue('#7a1f3d');
    expect(screen.getByText(/^Contraste excelente/)).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Tono' })).toBeVisible();
  });

  it('says when it reads badly, and what is done about it', async () => {
    await openEditor();
    await userEvent.click(screen.getByRole('button', { name: 'Otro color' }));
    const number = await screen.findByLabelText('Código del color');
    await userEvent.clear(number);
    await userEvent.type(number, 'ffe000');
    expect(screen.getByText(/^Poco contraste \(1\.\d a 1\)/)).toBeVisible();
  });

  it('blames nobody for a colour that we offer', async () => {
    await openEditor();
    await userEvent.click(screen.getByRole('radio', { name: 'Lima' }));
    expect(screen.getByText(/^Los textos llevan un tono más fuerte/)).toBeVisible();
    expect(screen.queryByText(/Poco contraste/)).toBeNull();
  });
});

describe('orders by WhatsApp', () => {
  const open = async (phone: string | null) => {
    await openEditor({ menu: aMenu({ phone, restaurantName: 'El Fogón' }) });
    return screen.getByLabelText('Teléfono');
  };

  it('arrive where the owner reads it, who can send one to try', async () => {
    await open('(809) 555-0142');
    expect(screen.getByText(/llegan al WhatsApp de \(809\) 555-0142/)).toBeVisible();
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Probar con un pedido' });
    expect(href).toMatch(/^https:\/\/wa\.me\/18095550142\?text=.*El%20Fog%C3%B3n/);
  });

  it('are not taken without a number that WhatsApp knows, until there is one', async () => {
    const phone = await open(null);
    expect(screen.getByText(/tu menú no toma pedidos/)).toBeVisible();
    await userEvent.type(phone, '555 0142');
    expect(screen.getByText(/escríbelo con el código de tu país/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Probar con un pedido' })).toBeNull();
    await userEvent.clear(phone);
    await userEvent.type(phone, '+34 612 345 678');
    expect(screen.getByRole('link', { name: 'Probar con un pedido' })).toBeVisible();
  });
});

describe('the design', () => {
  const designs = () => screen.findByRole('group', { name: 'Diseño' });

  it('is one of seven, each with a name and what it is like', async () => {
    await openEditor({ menu: aMenu({ design: 'cafe' }) });
    expect(within(await designs()).getAllByRole('radio')).toHaveLength(7);
    const chosen = within(await designs()).getByRole('radio', { checked: true });
    expect(chosen).toHaveAccessibleName('Café y panadería');
    expect(chosen).toHaveAccessibleDescription('Fotos cuadradas, como en vitrina');
  });

  it('is chosen with the keyboard, shown at once and saved', async () => {
    const put = `PUT /api/menus/${MENU_ID}`;
    const { calls } = await openEditor({
      replies: { [put]: { body: aMenu({ design: 'comedor', version: 2 }) } },
    });
    const frame = screen.getByTitle<HTMLIFrameElement>(/^Menú de /).contentWindow!;
    const post = jest.spyOn(frame, 'postMessage').mockImplementation(() => undefined);
    const { origin } = window.location;
    const ready = { data: { type: 'cartaviva:preview-ready' }, origin, source: frame };
    act(() => void window.dispatchEvent(new MessageEvent('message', ready)));
    within(await designs())
      .getByRole('radio', { name: 'Clásico' })
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Comedor' })).toHaveFocus();
    const shown = { published: { menu: { design: 'comedor' } } };
    await waitFor(() => expect(post.mock.calls.at(-1)![0]).toMatchObject(shown));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    expect(calls.find(({ call }) => call === put)?.body).toEqual({ design: 'comedor' });
  });

  it('is the one of always where the menu is of a release without', async () => {
    await openEditor({ menu: aMenu({ design: undefined as never }) });
    expect(within(await designs()).getByRole('radio', { name: 'Clásico' })).toBeChecked();
  });
});

describe('prices', () => {
  it('offer the seventeen currencies by their Spanish names', async () => {
    await openEditor();
    expect(screen.getByLabelText('Moneda').querySelectorAll('option')).toHaveLength(17);
    expect(screen.getByRole('option', { name: 'Colón costarricense (₡)' })).toBeVisible();
  });

  it('are not offered in other countries', async () => {
    await openEditor({ menu: aMenu({ country: 'MX' }) });
    expect(screen.queryByText('Impuestos que se suman en la cuenta')).toBeNull();
  });

  it('can be switched off in other countries', async () => {
    await openEditor({ menu: aMenu({ country: 'MX', addsItbis: true }) });
    await userEvent.click(screen.getByRole('switch', { name: 'Sumar 18 % de ITBIS' }));
    expect(screen.queryByText('Impuestos que se suman en la cuenta')).toBeNull();
  });

  it('show the legend that diners will read', async () => {
    await openEditor();
    expect(screen.getByText('Sin leyenda: tus precios son lo que se paga.')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Sumar 18 % de ITBIS' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Sumar 10 % de ley' }));
    expect(
      screen.getByText(/«A los precios se les suma 18 % de ITBIS y 10 % de ley\.»/),
    ).toBeVisible();
  });
});

describe('the public address', () => {
  it('can be read and copied', async () => {
    const user = userEvent.setup();
    await openEditor({ menu: aMenu({ isPublished: true }) });
    const url = 'http://localhost/m/comedor-altagracia';
    expect(screen.getByLabelText('Dirección de tu menú')).toHaveValue(url);
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(await screen.findByText('URL copiada')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
  });
});
