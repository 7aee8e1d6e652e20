import { anOwner, renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../routes';

const draft = {
  ...{ id: 'a', name: 'Carta principal', restaurantName: 'Comedor Altagracia' },
  ...{ description: null, isPublished: false, slug: 'comedor', themeColor: '#10b981' },
};

function open(menus: (typeof draft)[], sawGuide = false) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: { ...anOwner(), sawGuide } },
    'PUT /api/auth/profile': { body: { ...anOwner(), sawGuide: true } },
    'GET /api/dashboard/stats': { body: { totalMenus: 0, totalItems: 0, publishedMenus: 0 } },
    'GET /api/menus?limit=100': { body: menus },
    'GET /api/dashboard/analytics': { body: [] },
    'GET /api/dashboard/activity?limit=6': { body: [] },
  });
  const guide = { path: '/empezar', element: <p>la guía</p> };
  renderRoutes([...routes, guide], '/dashboard');
  return calls;
}

describe('the guide to the first menu', () => {
  it('opens automatically for a new owner, once per account in all browsers', async () => {
    const calls = open([]);
    expect(await screen.findByText('la guía')).toBeVisible();
    expect(calls).toContainEqual({ call: 'PUT /api/auth/profile', body: { sawGuide: true } });
    cleanup();
    open([], true);
    expect(await screen.findByText('Aún no tienes menús')).toBeVisible();
  });

  it('is there to go on with while the only menu is a draft', async () => {
    open([draft]);
    await userEvent.click(await screen.findByRole('link', { name: 'Seguir con tu menú' }));
    expect(await screen.findByText('la guía')).toBeVisible();
  });

  it('is not offered to who has a menu online, or several', async () => {
    for (const menus of [[{ ...draft, isPublished: true }], [draft, { ...draft, id: 'b' }]]) {
      open(menus);
      expect((await screen.findAllByText('Carta principal'))[0]).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Seguir con tu menú' })).toBeNull();
      cleanup();
    }
  });
});
