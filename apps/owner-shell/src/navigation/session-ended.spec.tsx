import { api } from '@cartaviva/api-client';
import { anOwner, renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { act, screen } from '@testing-library/react';
import { SessionEnded } from './session-ended';

const unauthorized = { status: 401, body: { title: 'Unauthorized' } };

/** Opens a screen of a signed-in owner, whose session then proves to be over. */
async function workOn(path: string): Promise<void> {
  stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    'PUT /api/menus/1': unauthorized,
    'POST /api/auth/login': unauthorized,
  });
  renderRoutes([{ path: '*', element: <SessionEnded /> }], path);
}

const call = (method: 'put' | 'post', path: string) =>
  act(() => api[method](path, {}).catch(() => undefined));

describe('a session that ends while its owner works', () => {
  it('is told where the owner is, with the way back', async () => {
    await workOn('/editor/1');
    await call('put', '/api/menus/1');
    expect(await screen.findByRole('alertdialog', { name: 'Sesión expirada' })).toBeVisible();
    expect(screen.getByText(/Por favor, inicia sesión nuevamente\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Iniciar Sesión' })).toBeEnabled();
  });

  it('is not told after a wrong password', async () => {
    await workOn('/profile');
    await call('post', '/api/auth/login');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
