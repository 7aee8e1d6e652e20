import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../routes';

const METHODS = 'GET /api/auth/methods';

const visitor: StubReply = { status: 401, body: { title: 'Unauthorized' } };

function open(at: string, replies: Parameters<typeof stubFetch>[0] = {}) {
  stubFetch({
    'GET /api/auth/user': visitor,
    [METHODS]: { body: { google: true } },
    ...replies,
  });
  const elsewhere = { path: '*', element: <p>elsewhere</p> };
  return renderRoutes([...routes, elsewhere], at).router;
}

async function signIn(reply: StubReply, at = '/login') {
  let isIn = false;
  const router = open(at, {
    'GET /api/auth/user': () => (isIn ? { body: anOwner() } : visitor),
    'POST /api/auth/login': () => {
      isIn = reply.status === undefined;
      return reply;
    },
  });
  await userEvent.type(screen.getByLabelText('Email'), 'altagracia@comedor.do');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'secreta1');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  return router;
}

describe('/login (specification §2, §8)', () => {
  it('goes to the dashboard', async () => {
    const router = await signIn({ body: anOwner() });
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('goes back to the page that asked for it, when it is ours', async () => {
    const router = await signIn({ body: anOwner() }, '/login?return=%2Feditor%2F7');
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/editor/7');
  });

  it.each([
    ['/login', '/dashboard'],
    ['/registro', '/dashboard'],
    ['/login?return=%2Feditor%2F7', '/editor/7'],
    ['/registro?return=%2F%2Fevil.example', '/dashboard'],
  ])('%s leads whoever is signed in on to %s', async (door, page) => {
    const router = open(door, { 'GET /api/auth/user': { body: anOwner() } });
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe(page);
  });

  it('goes on to the plan that somebody came for', async () => {
    const router = open('/login?plan=inicial');
    await userEvent.click(await screen.findByRole('link', { name: 'Crea una gratis' }));
    expect(router.state.location.search).toBe('?return=%2Fprofile%2Fplan%3Fplan%3Dinicial');
  });

  it('goes to no other host', async () => {
    const router = await signIn({ body: anOwner() }, '/login?return=%2F%2Fevil.example');
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('says what the server says', async () => {
    const error = 'El email o la contraseña no son correctos.';
    await signIn({ status: 401, body: { title: 'Unauthorized', error } });
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
  });

  it('says its own sentence when the server gave none', async () => {
    await signIn({ status: 500 });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al iniciar sesión');
  });

  it('leads an unverified owner to the code that was just mailed', async () => {
    const type = 'urn:cartaviva:problem:email-not-verified';
    await signIn({ status: 403, body: { type, error: 'Confirma tu email.' } });
    expect(await screen.findByText('Verifica tu email')).toBeVisible();
    expect(screen.getByText('altagracia@comedor.do')).toBeVisible();
    expect(screen.getByText('Confirma tu email.')).toBeVisible();
  });

  it('leads to Google and keeps where to come back to', async () => {
    open('/login?return=%2Feditor%2F7');
    const google = await screen.findByRole('link', { name: 'Continuar con Google' });
    expect(google).toHaveAttribute('href', '/api/auth/google?volver=%2Feditor%2F7');
  });

  it.each([
    ['the house has none', { body: { google: false } }],
    ['nobody knows', { status: 503 }],
  ])('offers no Google when %s', async (_, reply) => {
    open('/login', { [METHODS]: reply });
    await waitFor(() => expect(screen.queryByText('Continuar con Google')).toBeNull());
  });

  it('says when Google did not work', async () => {
    open('/login?aviso=google');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No pudimos entrar con Google. Inténtalo otra vez o usa tu email.',
    );
  });

  it('takes what was written along to the recovery', async () => {
    open('/login');
    await userEvent.type(screen.getByLabelText('Email'), 'altagracia@comedor.do');
    await userEvent.click(screen.getByText('¿Olvidaste tu contraseña?'));
    expect(await screen.findByText('Recupera tu contraseña')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('altagracia@comedor.do');
  });
});

describe('a second factor', () => {
  const CHALLENGE = 'c'.repeat(43);
  const PROOF = 'POST /api/auth/login/second-factor';
  const type = (reason: string) => `urn:cartaviva:problem:${reason}`;
  const wanted: StubReply = {
    status: 401,
    body: { title: 'Unauthorized', type: type('second-factor-wanted'), challenge: CHALLENGE },
  };
  const wrong: StubReply = {
    status: 400,
    body: { type: type('second-factor-wrong'), error: 'Este código no es correcto.' },
  };

  /** Opens the screen against a server that accepts these codes. */
  function openBefore(at: string, right: readonly string[]) {
    let isIn = false;
    const calls = stubFetch({
      'GET /api/auth/user': () => (isIn ? { body: anOwner() } : visitor),
      [METHODS]: { body: { google: true } },
      'POST /api/auth/login': wanted,
      [PROOF]: (body) => {
        isIn = right.includes((body as { code: string }).code);
        return isIn ? { body: anOwner() } : wrong;
      },
    });
    const elsewhere = { path: '*', element: <p>elsewhere</p> };
    return { calls, router: renderRoutes([...routes, elsewhere], at).router };
  }

  it('follows the password, submits at the sixth digit, and asks again after a wrong code', async () => {
    const { calls, router } = openBefore('/login?return=%2Feditor%2F7', ['482915']);
    await userEvent.type(screen.getByLabelText('Email'), 'altagracia@comedor.do');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'secreta1');
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    const code = await screen.findByLabelText('Código de tu app');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(code, '111111');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Este código no es correcto.'));
    expect(code).toHaveValue('');
    await userEvent.click(code);
    await userEvent.paste('482 915');
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/editor/7');
    expect(calls).toContainEqual({ call: PROOF, body: { challenge: CHALLENGE, code: '482915' } });
  });

  it('follows Google with the challenge from the #, which leaves the address', async () => {
    const { router } = openBefore(`/login?return=%2Feditor%2F7#${CHALLENGE}`, ['482915']);
    await userEvent.type(await screen.findByLabelText('Código de tu app'), '482915');
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/editor/7');
    expect(router.state.location.hash).toBe('');
  });

  it('accepts a recovery code and leads back to the password', async () => {
    openBefore(`/login#${CHALLENGE}`, ['7K3M-9XWQ-2F4T-B8HC']);
    await userEvent.click(await screen.findByText('Volver a empezar'));
    expect(await screen.findByLabelText('Contraseña')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'altagracia@comedor.do');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'secreta1');
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    await userEvent.click(await screen.findByText('Usar un código de recuperación'));
    await userEvent.type(screen.getByLabelText('Código de recuperación'), '7K3M-9XWQ-2F4T-B8HC');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('elsewhere');
  });
});
