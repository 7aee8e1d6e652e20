import { renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';
import { NO_COUNTING_KEY } from './counting';

const show = (at: string) => {
  stubFetch({ 'GET /api/auth/user': { status: 401, body: { error: 'Unauthorized' } } });
  return renderRoutes(routes, at);
};

describe('what a visitor decides about their browser', () => {
  beforeEach(() => localStorage.clear());

  it('refuses to be counted, which forgets the numbers given so far, and thinks again', async () => {
    localStorage.setItem('cartaviva-visitor-un-menu', '0123456789abcdef');
    localStorage.setItem('cartaviva-unsent-un-menu', '{}');
    show('/cookies');
    const counting = await screen.findByRole('switch', { name: 'Contar mis visitas a los menús' });
    expect(counting).toBeChecked();

    await userEvent.click(counting);
    expect(counting).not.toBeChecked();
    expect(localStorage.getItem(NO_COUNTING_KEY)).toBe('1');
    expect(localStorage.getItem('cartaviva-visitor-un-menu')).toBeNull();
    expect(localStorage.getItem('cartaviva-unsent-un-menu')).toBeNull();

    await userEvent.click(counting);
    expect(localStorage.getItem(NO_COUNTING_KEY)).toBeNull();
  });

  it('is told once of what is kept, and never again', async () => {
    const { unmount } = show('/terminos');
    await userEvent.click(await screen.findByRole('button', { name: 'Entendido' }));
    expect(screen.queryByRole('region', { name: 'Aviso de cookies' })).toBeNull();
    unmount();
    show('/terminos');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Aviso de cookies' })).toBeNull();
  });
});
