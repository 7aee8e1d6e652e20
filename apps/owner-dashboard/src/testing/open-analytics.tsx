import { aMenu, anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import routes from '../routes';
import { ADVICE, menuAnalytics } from './menu-analytics';

export const MENU = aMenu({ id: 'menu', name: 'Cenas', isPublished: true });
const PATH = `GET /api/menus/${MENU.id}`;
export const LIVE = `${PATH}/analytics/live`;
export const ADVISED = `${PATH}/analytics/advice`;
export const MAIL = 'GET /api/analytics/weekly-mail';
export const figuresOf = (query: string): string => `${PATH}/analytics?${query}`;

export function openAnalytics(
  replies: Record<string, StubReply | ((body: unknown) => StubReply)> = {},
  search = '',
) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner({ subscriptionExpiresAt: null }) },
    [PATH]: { body: MENU },
    [figuresOf('days=30')]: { body: menuAnalytics() },
    [LIVE]: { body: { open: 3 } },
    [ADVISED]: { body: ADVICE },
    [MAIL]: { body: { enabled: true } },
    ...replies,
  });
  return { calls, ...renderRoutes(routes, `/analytics/${MENU.id}${search}`) };
}
