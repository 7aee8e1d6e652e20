import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../routes';

const TOKEN = 'aB3-_'.repeat(8) + 'xyz';
const VERIFY = 'POST /api/auth/verify-email';
const RESET = 'POST /api/auth/reset-password';
const ENTER = 'POST /api/auth/login-link';
const EXPIRED = {
  status: 400,
  body: {
    type: 'urn:cartaviva:problem:link-expired',
    error: 'Este enlace ya se usó o venció. Pide otro.',
  },
};

function open(at: string, replies: Record<string, StubReply | ((body: unknown) => StubReply)>) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    'GET /api/auth/methods': { body: { google: false } },
    ...replies,
  });
  const app = [...routes, { path: '/dashboard', element: <h1>Panel de Control</h1> }];
  return { calls, ...renderRoutes(app, at) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sentTo = (calls: readonly { call: string; body: unknown }[], call: string) =>
  calls.filter((each) => each.call === call).map(({ body }) => body);

describe('a mailed link', () => {
  it.each([
    ['/verificar', 'Confirmar mi correo'],
    ['/restablecer', 'Cambiar contraseña'],
    ['/entrar', 'Entrar'],
  ])('to %s uses nothing up by being opened, and leaves the address', async (path, button) => {
    const { calls, router } = open(`${path}#${TOKEN}`, {});
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: path, hash: '' });
    expect(calls.every(({ call }) => call.startsWith('GET '))).toBe(true);
  });

  it.each(['/verificar', '/restablecer', '/entrar'])('to %s says when it is cut short', (path) => {
    open(path, {});
    expect(screen.getByRole('alert')).toHaveTextContent('A este enlace le falta una parte.');
    expect(screen.queryByRole('button', { name: /Confirmar|Cambiar|Entrar/ })).toBeNull();
  });

  it('confirms the address with one press', async () => {
    const { calls } = open(`/verificar#${TOKEN}`, { [VERIFY]: { body: anOwner() } });
    await press('Confirmar mi correo');
    expect(await screen.findByText('Panel de Control')).toBeVisible();
    expect(sentTo(calls, VERIFY)).toEqual([{ token: TOKEN }]);
  });

  it('asks for the password in another browser than the one that registered', async () => {
    const fields = { password: 'Escribe la contraseña que quieres usar' };
    const { calls } = open(`/verificar#${TOKEN}`, {
      [VERIFY]: (sent) =>
        'password' in (sent as object)
          ? { body: anOwner() }
          : { status: 400, body: { type: 'urn:cartaviva:problem:invalid-input', fields } },
    });
    await press('Confirmar mi correo');
    expect(await screen.findByText(/no es el navegador donde te registraste/)).toBeVisible();
    await press('Confirmar mi correo');
    expect(await screen.findByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Contraseña'), 'dos mangos');
    await press('Confirmar mi correo');
    expect(await screen.findByText('Panel de Control')).toBeVisible();
    expect(sentTo(calls, VERIFY)).toEqual([
      { token: TOKEN },
      { token: TOKEN, password: 'dos mangos' },
    ]);
  });

  it('sets another password, ends the API keys and leads to the door', async () => {
    const { calls, router } = open(`/restablecer#${TOKEN}`, {
      [RESET]: { status: 204 },
      // The reset ended the session in this browser.
      'GET /api/auth/user': { status: 401, body: {} },
    });
    await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'dos mangos verdes');
    await press('Cambiar contraseña');
    expect(await screen.findByText(/Tu contraseña quedó cambiada/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    const password = 'dos mangos verdes';
    expect(sentTo(calls, RESET)).toEqual([{ token: TOKEN, password, keepApiKeys: false }]);
  });

  it('keeps the API keys of who says so', async () => {
    const { calls } = open(`/restablecer#${TOKEN}`, { [RESET]: { status: 204 } });
    await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'dos mangos verdes');
    await userEvent.click(
      screen.getByLabelText('Uso claves de API y quiero que sigan funcionando'),
    );
    await press('Cambiar contraseña');
    await screen.findByText(/Tu contraseña quedó cambiada/);
    expect(sentTo(calls, RESET)).toMatchObject([{ keepApiKeys: true }]);
  });

  it('opens the session of who gave the right password', async () => {
    const { calls } = open(`/entrar#${TOKEN}`, { [ENTER]: { body: anOwner() } });
    await press('Entrar');
    expect(await screen.findByText('Panel de Control')).toBeVisible();
    expect(sentTo(calls, ENTER)).toEqual([{ token: TOKEN }]);
  });

  it.each([
    ['/verificar', VERIFY, 'Confirmar mi correo', 'Regístrate otra vez', '/registro'],
    ['/entrar', ENTER, 'Entrar', 'Inicia sesión otra vez', '/login'],
  ])(
    'to %s that is over says so, and where to get another',
    async (path, call, button, again, to) => {
      open(`${path}#${TOKEN}`, { [call]: EXPIRED });
      await press(button);
      expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED.body.error);
      expect(screen.getByRole('link', { name: again })).toHaveAttribute('href', to);
    },
  );
});
