import type { RestaurantMenuView, RestaurantView } from '@cartaviva/contracts';
import { aMenu, anOwner, renderRoutes, stubFetch } from '@cartaviva/web-testing';
import routes from '../routes';
import { LIST, RESTAURANTS } from './open-dashboard';

export const ID = '3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4';
export const CARD = aMenu({ id: 'a', name: 'Carta', isPublished: true });
export const WINES = aMenu({ id: 'b', name: 'Vinos', slug: 'vinos' });
export const OTHER = aMenu({ id: 'c', name: 'Catering' });

export const tab = ({
  id,
  name,
  slug,
  isPublished,
  restaurantName,
}: typeof CARD): RestaurantMenuView => ({
  ...{ menuId: id, name, slug, isPublished, tabName: null, servedHours: null },
  restaurantName,
  showsRestaurantName: false,
});

export const aRestaurant = (changes: Partial<RestaurantView> = {}): RestaurantView => ({
  id: ID,
  name: 'Doña Ana',
  slug: 'dona-ana',
  shortCode: '7K3M9XW',
  address: null,
  phone: null,
  country: 'DO',
  timeZone: 'America/Santo_Domingo',
  openingHours: null,
  logoUrl: null,
  logoPlaceholder: null,
  coverUrl: null,
  themeColor: '#10b981',
  design: 'classic',
  links: {},
  wifiName: null,
  wifiPassword: null,
  currency: null,
  addsItbis: false,
  addsLey: false,
  menus: [tab(CARD), tab(WINES)],
  version: 3,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});

export const PATH = `/api/restaurants/${ID}`;

type Replies = Parameters<typeof stubFetch>[0];

export function open(at: string, replies: Replies = {}, options = {}) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    [LIST]: { body: [CARD, WINES, OTHER] },
    [RESTAURANTS]: { body: [aRestaurant()] },
    [`GET ${PATH}`]: { body: aRestaurant() },
    ...replies,
  });
  const { router } = renderRoutes(routes, at, options);
  const sent = (call: string) => calls.filter((one) => one.call === call).map(({ body }) => body);
  return { sent, router };
}

export const openRestaurant = (replies: Replies = {}) => open(`/restaurantes/${ID}`, replies);
