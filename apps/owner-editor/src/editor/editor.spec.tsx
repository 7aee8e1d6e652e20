import { aMenu, MENU_ID, renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';
import { goTo, openEditor } from '../testing/open-editor';

const put = `PUT /api/menus/${MENU_ID}`;
const saving = { [put]: (body: unknown) => ({ body: { ...aMenu(), ...(body as object) } }) };
const button = (name: string) => screen.getByRole('button', { name });

describe('publishing (specification §4)', () => {
  it('saves at once and changes the state', async () => {
    const { calls } = await openEditor({ replies: saving });
    await userEvent.click(screen.getAllByRole('button', { name: 'Publicar' })[0]!);
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    expect(calls.find(({ call }) => call === put)?.body).toMatchObject({ isPublished: true });
    expect(screen.getByText('Publicado')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
    expect(screen.getAllByRole('button', { name: 'Despublicar' })).not.toHaveLength(0);
  });

  it('shows the code and the way to the tables, and what the menu lacks', async () => {
    const menu = aMenu({ phone: '809 555 0142' });
    await openEditor({ menu, replies: { [put]: { body: { ...menu, isPublished: true } } } });
    await userEvent.click(screen.getAllByRole('button', { name: 'Publicar' })[0]!);
    const sheet = within(await screen.findByRole('dialog', { name: 'Tu menú está en línea' }));
    expect(sheet.getByRole('button', { name: 'Imprimir habladores' })).toBeEnabled();
    const share = sheet.getByRole('link', { name: 'Enviar por WhatsApp' });
    expect(decodeURIComponent(share.getAttribute('href') ?? '')).toBe(
      'https://wa.me/?text=Mira el menú de Comedor Altagracia: http://localhost/m/comedor-altagracia',
    );
    expect(sheet.getByRole('link', { name: 'Ver menú' })).toHaveAttribute(
      'href',
      `/menu/${MENU_ID}`,
    );
    expect(await sheet.findByText(/^Platos: quien lo abra/)).toBeVisible();
    expect(sheet.getByText(/^La dirección/)).toBeVisible();
    expect(sheet.queryByText(/^Un teléfono/)).toBeNull();
  });

  it('explains a refusal that the owner can do something about', async () => {
    const error = 'Tu plan Free permite 1 menú.';
    await openEditor({ replies: { [put]: { status: 402, body: { error } } } });
    await userEvent.click(screen.getAllByRole('button', { name: 'Publicar' })[0]!);
    expect(await screen.findByText(`No se pudo guardar el menú. ${error}`)).toBeVisible();
    expect(screen.getByText('Borrador')).toBeVisible();
  });

  it('opens previews only of a published menu', async () => {
    await openEditor();
    expect(button('Vista previa')).toBeDisabled();
    expect(button('Ver menú completo')).toBeDisabled();
  });
});

describe('saving', () => {
  it('refuses a menu without a title in the words of the rules', async () => {
    const { calls } = await openEditor();
    await userEvent.clear(screen.getByLabelText(/^Título del menú/));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
    expect(calls.some(({ call }) => call === put)).toBe(false);
  });

  it('leads back to the field at fault from another tab', async () => {
    await openEditor();
    await userEvent.clear(screen.getByLabelText(/^Título del menú/));
    await goTo('QR');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByLabelText(/^Título del menú/)).toHaveFocus());
    expect(screen.getByText('Este campo es obligatorio')).toBeVisible();
  });

  it('sends on Ctrl+S what was changed, without blanks, and nothing else', async () => {
    const { calls } = await openEditor({ replies: saving });
    await userEvent.type(screen.getByLabelText('Teléfono'), ' (809) 555-0171 ');
    await userEvent.click(screen.getByRole('radio', { name: 'Violeta' }));
    await userEvent.selectOptions(screen.getByLabelText('Moneda'), 'CRC');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Menú guardado correctamente.')).toBeVisible();
    expect(calls.find(({ call }) => call === put)?.body).toEqual({
      phone: '(809) 555-0171',
      themeColor: '#8b5cf6',
      currency: 'CRC',
    });
  });

  it('asks before unsaved changes are lost', async () => {
    const { router } = await openEditor();
    await userEvent.type(screen.getByLabelText(/^Nombre del restaurante/), ' y Familia');

    await userEvent.click(screen.getByRole('link', { name: 'Volver al panel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(router.state.location.pathname).toBe(`/editor/${MENU_ID}`);

    await userEvent.click(screen.getByRole('link', { name: 'Volver al panel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByText('inicio')).toBeVisible();
  });

  it('lets an untouched menu go without a question', async () => {
    await openEditor();
    await userEvent.click(screen.getByRole('link', { name: 'Volver al panel' }));
    expect(await screen.findByText('inicio')).toBeVisible();
  });
});

describe('the QR tab', () => {
  it('has no code until the menu is published', async () => {
    await openEditor();
    await goTo('QR');
    expect(screen.getByText('Publica tu menú para generar el código QR')).toBeVisible();
    expect(screen.queryByRole('img', { name: /Código QR/ })).toBeNull();
    expect(screen.getByLabelText('URL del menú')).toHaveValue(`http://localhost/menu/${MENU_ID}`);
    expect(screen.getByRole('slider', { name: 'Tamaño' })).toHaveValue('200');
  });
});

describe('a menu that is not one’s own', () => {
  it('is not edited, even when its published form is readable', async () => {
    const asDinersSeeIt = { ...aMenu(), userId: undefined, isPublished: undefined };
    stubFetch({ [`GET /api/menus/${MENU_ID}`]: { body: asDinersSeeIt } });
    renderRoutes(routes, `/editor/${MENU_ID}`);
    expect(await screen.findByText('Menú no encontrado')).toBeVisible();
  });
});
