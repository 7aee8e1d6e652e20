import { api } from '@cartaviva/api-client';
import { anOwner, renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { act, screen } from '@testing-library/react';
import { SessionEnded } from './session-ended';

const unauthorized = { status: 401, body: { title: 'Unauthorized' } };

async function workOn(path: string): Promise<void> {
  stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    'PUT /api/menus/1': unauthorized,
    'POST /api/auth/login': unauthorized,
  });
  renderRoutes([{ path: '*', element: <SessionEnded /> }], path);
}

const attempt = (call: () => Promise<unknown>) => act(() => call().catch(() => undefined));

describe('a session that ends while its owner works', () => {
  it('is told where the owner is, with the way back', async () => {
    await workOn('/editor/1');
    await attempt(() =>
      api.put('/api/menus/{menuId}', { params: { path: { menuId: '1' } }, body: {} }),
    );
    expect(await screen.findByRole('alertdialog', { name: 'Sesión expirada' })).toBeVisible();
    expect(screen.getByText(/Por favor, inicia sesión nuevamente\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Iniciar Sesión' })).toBeEnabled();
  });

  it('is not told after a wrong password', async () => {
    await workOn('/profile');
    await attempt(() =>
      api.post('/api/auth/login', { body: { email: 'ana@example.com', password: 'otra' } }),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
