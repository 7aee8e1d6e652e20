import { CODE_SENT } from '@cartaviva/domain';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../routes';

const ACCOUNT = {
  firstName: 'Altagracia',
  lastName: 'Peña',
  email: 'altagracia@comedor.do',
  password: 'secreta1',
};
const REGISTER = 'POST /api/auth/register';
const VERIFY = 'POST /api/auth/verify-email';
const registered = { status: 201, body: { email: ACCOUNT.email, message: CODE_SENT } };

/** Stubs a server for which the visitor is signed out until they send the right code. */
function visit(replies: Record<string, StubReply>, at = '/registro') {
  let verified = false;
  const calls = stubFetch({
    'GET /api/auth/methods': { body: { google: true } },
    'GET /api/auth/user': () => (verified ? { body: anOwner() } : { status: 401 }),
    [REGISTER]: registered,
    [VERIFY]: (sent) => {
      verified = (sent as { code: string }).code === '123456';
      return verified
        ? { body: anOwner() }
        : {
            status: 400,
            body: {
              type: 'urn:cartaviva:problem:code-wrong',
              error: 'El código no es correcto o ya venció.',
            },
          };
    },
    ...replies,
  });
  const app = [...routes, { path: '/dashboard', element: <h1>Panel de Control</h1> }];
  return { calls, ...renderRoutes(app, at) };
}

async function fillIn(values: Partial<typeof ACCOUNT>) {
  const { firstName, lastName, email, password } = { ...ACCOUNT, ...values };
  await userEvent.type(screen.getByLabelText('Nombre'), firstName);
  await userEvent.type(screen.getByLabelText('Apellido'), lastName);
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Crear Cuenta' }));
}

const codeInput = () => screen.findByLabelText('Código de verificación');

describe('/registro (specification §2, §5, §8)', () => {
  it('checks every field in the words of the specification and sends nothing', async () => {
    const { calls } = visit({});
    await fillIn({ firstName: 'A', lastName: 'P', email: 'nadie', password: '12345' });
    for (const message of [
      'El nombre debe tener al menos 2 caracteres',
      'El apellido debe tener al menos 2 caracteres',
      'Email inválido',
      'La contraseña debe tener al menos 6 caracteres',
    ]) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(calls.map(({ call }) => call)).not.toContain(REGISTER);
  });

  it('goes from the form to the code, and with the sixth digit to the dashboard', async () => {
    const { calls } = visit({});
    await fillIn({});
    expect(await screen.findByText('Código de verificación enviado a tu email')).toBeVisible();
    expect(await screen.findByText(ACCOUNT.email)).toBeVisible();
    expect(await codeInput()).toHaveFocus();
    expect(await codeInput()).toHaveAttribute('autocomplete', 'one-time-code');

    await userEvent.paste(' 123-456 ');
    expect(await screen.findByText('Panel de Control')).toBeVisible();
    expect(calls.filter(({ call }) => call === REGISTER || call === VERIFY)).toEqual([
      { call: REGISTER, body: ACCOUNT },
      { call: VERIFY, body: { email: ACCOUNT.email, code: '123456', password: ACCOUNT.password } },
    ]);
  });

  it('says so when no code goes out this time', async () => {
    const message = 'Ya se pidió un correo para esta dirección hace poco. Pide otro en 9 minutos.';
    visit({ [REGISTER]: { status: 201, body: { email: ACCOUNT.email, message } } });
    await fillIn({});
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText(CODE_SENT)).toBeNull();
    expect(await codeInput()).toBeVisible();
  });

  it('leads back to the page that asked for it', async () => {
    visit(
      { 'GET /api/billing/subscription': { status: 503 } },
      '/registro?return=%2Fprofile%2Fplan',
    );
    await fillIn({});
    await userEvent.type(await codeInput(), '123456');
    expect(await screen.findByRole('heading', { name: 'Tu plan' })).toBeVisible();
  });

  it('says why a code was refused and takes another', async () => {
    visit({});
    await fillIn({});
    for (const wrong of ['999999', '888888']) {
      await userEvent.type(await codeInput(), wrong);
      expect(await screen.findByText('El código no es correcto o ya venció.')).toBeVisible();
      expect(await codeInput()).toHaveValue('');
    }

    await userEvent.type(await codeInput(), '123456');
    expect(await screen.findByText('Panel de Control')).toBeVisible();
  });

  it('says what the password is worth, in words', async () => {
    visit({});
    const password = screen.getByLabelText('Contraseña');
    expect(password).toHaveAccessibleDescription('Al menos 6 caracteres.');
    await userEvent.type(password, '123456');
    expect(password).toHaveAccessibleDescription(/^Débil/);
  });

  it('may be left to Google', async () => {
    visit({});
    const google = await screen.findByRole('link', { name: 'Registrarse con Google' });
    expect(google).toHaveAttribute('href', '/api/auth/google');
  });

  it('asks for six digits', async () => {
    visit({});
    await fillIn({});
    await userEvent.type(await codeInput(), '12a');
    await userEvent.click(screen.getByRole('button', { name: 'Verificar' }));
    expect(await screen.findByText('El código debe tener 6 dígitos')).toBeVisible();
    expect(await codeInput()).toHaveValue('12');
  });

  it('goes back to the form as it was left', async () => {
    visit({});
    await fillIn({});
    await codeInput();
    await userEvent.click(screen.getByRole('button', { name: 'Volver al registro' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(ACCOUNT.email);
    expect(screen.getByLabelText('Contraseña')).toHaveValue(ACCOUNT.password);
  });

  it('lets another code be asked for only after a while', async () => {
    visit({});
    await fillIn({});
    expect(await screen.findByRole('button', { name: 'Podrás pedir otro en 60 s' })).toBeDisabled();
  });

  it.each([
    ['the server’s sentence', { status: 429, body: { error: 'Demasiados intentos.' } }],
    ['ours when it said none', { status: 502 }],
  ])('tells a refused registration in %s', async (_, reply: StubReply) => {
    visit({ [REGISTER]: reply });
    await fillIn({});
    const said = reply.body ? 'Demasiados intentos.' : 'Error al registrarse';
    expect(await screen.findByText(said)).toBeVisible();
  });
});
