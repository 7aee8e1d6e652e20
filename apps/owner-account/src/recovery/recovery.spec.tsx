import { RESET_MAIL_SENT } from '@cartaviva/domain';
import { renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../routes';

const EMAIL = 'altagracia@comedor.do';
const FORGOT = 'POST /api/auth/forgot-password';
const RESET = 'POST /api/auth/reset-password';

function open(replies: Record<string, StubReply> = {}) {
  const calls = stubFetch({
    'GET /api/auth/user': { status: 401 },
    'GET /api/auth/methods': { body: { google: false } },
    [FORGOT]: { status: 202, body: { message: RESET_MAIL_SENT } },
    [RESET]: { status: 204 },
    ...replies,
  });
  return { calls, ...renderRoutes(routes, '/recuperar') };
}

async function askForCode() {
  await userEvent.type(screen.getByLabelText('Email'), EMAIL);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));
  await screen.findByText('Elige otra contraseña');
}

async function choose(code: string, password: string) {
  await userEvent.type(screen.getByLabelText('Código de verificación'), code);
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
}

describe('/recuperar', () => {
  it('goes from the address to the code, and with another password back to the door', async () => {
    const { calls, router } = open();
    await askForCode();
    expect(screen.getByText(EMAIL)).toBeVisible();
    expect(screen.getByText(/tiene una cuenta, le enviamos un enlace y un código/)).toBeVisible();

    await choose('123456', 'dos mangos verdes');
    expect(
      await screen.findByText('Tu contraseña quedó cambiada. Entra con la nueva.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
    expect(router.state.location.pathname).toBe('/login');
    expect(calls.filter(({ call }) => call === FORGOT || call === RESET)).toEqual([
      { call: FORGOT, body: { email: EMAIL } },
      {
        call: RESET,
        body: { email: EMAIL, code: '123456', password: 'dos mangos verdes', keepApiKeys: false },
      },
    ]);
  });

  it('says so when no mail goes out this time, and when to ask again', async () => {
    const message = 'Ya se pidió un correo para esta dirección hace poco. Pide otro en 9 minutos.';
    open({ [FORGOT]: { status: 202, body: { message } } });
    await askForCode();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('checks what is written before it is sent', async () => {
    const { calls } = open();
    await userEvent.type(screen.getByLabelText('Email'), 'nadie');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));
    expect(await screen.findByText('Email inválido')).toBeVisible();

    await userEvent.clear(screen.getByLabelText('Email'));
    await askForCode();
    await choose('12', '12345');
    expect(await screen.findByText('El código debe tener 6 dígitos')).toBeVisible();
    expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain(RESET);
  });

  it('says why a code was refused, empties it and keeps the password', async () => {
    const type = 'urn:cartaviva:problem:code-wrong';
    const error = 'El código no es correcto o ya venció. Pide uno nuevo.';
    open({ [RESET]: { status: 400, body: { type, error } } });
    await askForCode();
    await choose('999999', 'dos mangos verdes');
    const code = screen.getByLabelText('Código de verificación');
    await waitFor(() => expect(code).toHaveAccessibleDescription(error));
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('dos mangos verdes');
  });

  it('says what the password is worth, in words', async () => {
    open();
    await askForCode();
    const password = screen.getByLabelText('Contraseña nueva');
    expect(password).toHaveAccessibleDescription('Al menos 6 caracteres.');
    await userEvent.type(password, 'contraseña');
    expect(password).toHaveAccessibleDescription(/^Débil/);
    await userEvent.type(password, ' de dos mangos verdes');
    expect(password).toHaveAccessibleDescription('Muy buena.');
  });

  it('lets the address be changed', async () => {
    open();
    await askForCode();
    await userEvent.click(screen.getByRole('button', { name: 'Usar otro email' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL);
  });
});
