import { renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';

const show = (at: string) => {
  stubFetch({});
  return renderRoutes(routes, at);
};

describe('the page of an address where nothing is', () => {
  it('shows what was asked for and the ways on: home, help, its search, and the account', async () => {
    show('/no/hay');
    await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' });
    expect(document.title).toBe('Página no encontrada · CartaViva');
    expect(screen.getByText('/no/hay')).toBeVisible();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      '/',
      '/',
      '/centro-ayuda#buscar',
      '/centro-ayuda',
      '/estado-sistema',
      '/dashboard',
      '/login',
      '/registro',
    ]);
  });

  it('leads to a box to search in', async () => {
    show('/no/hay');
    await userEvent.click(await screen.findByRole('link', { name: 'Buscar en la ayuda' }));
    expect(await screen.findByRole('searchbox')).toHaveAttribute('id', 'buscar');
  });

  it('leads back', async () => {
    const { router } = show('/cookies');
    const cookies = () => screen.findByRole('heading', { level: 1, name: 'Política de Cookies' });
    await cookies();
    await act(() => router.navigate('/no/hay'));
    await userEvent.click(await screen.findByRole('button', { name: 'Volver atrás' }));
    expect(await cookies()).toBeVisible();
  });
});
