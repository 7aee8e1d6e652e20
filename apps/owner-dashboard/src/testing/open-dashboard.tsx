import type { MenuView } from '@cartaviva/contracts';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';

export const LIST = 'GET /api/menus?limit=100';
export const RESTAURANTS = 'GET /api/restaurants';
export const STATS = 'GET /api/dashboard/stats';
export const CREATE = 'POST /api/menus';
export const VIEWS = 'GET /api/dashboard/analytics';
export const ACTIVITY = 'GET /api/dashboard/activity?limit=6';
export const TEMPLATES = 'GET /api/menu-templates';

export function openDashboard(
  menus: MenuView[],
  replies: Record<string, StubReply | ((body: unknown) => StubReply)> = {},
) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: { ...anOwner(), sawGuide: true } },
    [STATS]: () => ({
      body: { totalMenus: menus.length, totalItems: 7, publishedMenus: 1 },
    }),
    [LIST]: () => ({ body: menus }),
    [RESTAURANTS]: { body: [] },
    [VIEWS]: { body: [] },
    [ACTIVITY]: { body: [] },
    [TEMPLATES]: { body: [] },
    ...replies,
  });
  renderRoutes(routes, '/dashboard');
  return calls;
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export async function createBlank(): Promise<void> {
  await press('Crear menú');
  await press(/^En blanco/);
}
