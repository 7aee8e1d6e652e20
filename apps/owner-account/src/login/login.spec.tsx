import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../routes';

async function signIn(reply: StubReply, at = '/login') {
  stubFetch({ 'GET /api/auth/user': { body: anOwner() }, 'POST /api/auth/login': reply });
  const elsewhere = { path: '*', element: <p>elsewhere</p> };
  const { router } = renderRoutes([...routes, elsewhere], at);
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

  it('leads an unverified owner to the code', async () => {
    const type = 'urn:cartaviva:problem:email-not-verified';
    await signIn({ status: 403, body: { type, error: 'Confirma tu email.' } });
    await userEvent.click(await screen.findByText('Escribir el código de verificación'));
    expect(await screen.findByText('Verifica tu email')).toBeVisible();
    expect(screen.getByText('altagracia@comedor.do')).toBeVisible();
  });
});
