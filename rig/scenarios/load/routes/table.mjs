import { randomUUID } from 'node:crypto';
import { smallImage } from '../../../clients/photos.mjs';
import { AGENTS } from '../../../fill/views.mjs';
import { PASSWORD } from '../../../clients/restaurant.mjs';

/** @typedef {import('../../../clients/route-caller.mjs').RouteCaller} RouteCaller */
/** @typedef {readonly [name: string, call: (caller: RouteCaller) => Promise<unknown>, times?: number]} Route */

const READS = 60;
const WRITES = 30;
/** What takes a second or more, or is done rarely. */
const FEW = 8;

/** @param {string} name @param {(caller: RouteCaller) => string} path @param {number} [times] @returns {Route} */
const read = (name, path, times = READS) => [
  `GET ${name}`,
  (caller) => caller.owner.call('GET', path(caller)),
  times,
];
/** A diner's call, without a session. @param {string} name @param {(caller: RouteCaller) => string} path @param {number} [times] @returns {Route} */
const diner = (name, path, times = READS) => [
  `GET ${name}`,
  (caller) => caller.diner.call('GET', path(caller)),
  times,
];
/** @param {string} name @param {(caller: RouteCaller) => string} path @param {(caller: RouteCaller) => unknown} [body] @param {number} [times] @returns {Route} */
const write = (name, path, body = () => undefined, times = WRITES) => [
  name,
  (caller) => caller.owner.call(name.slice(0, name.indexOf(' ')), path(caller), body(caller)),
  times,
];

/** @param {RouteCaller} caller */
const anItem = ({ categoryId }) => ({ name: `Plato ${randomUUID()}`, price: '120', categoryId });

/** All menus of the owner, as they are sent back. @param {RouteCaller['owner']} owner */
export async function ownWorkbook({ baseUrl, cookie }) {
  const reply = await fetch(new URL('/api/workbook', baseUrl), { headers: { cookie } });
  return new Blob([await reply.arrayBuffer()], { type: reply.headers.get('content-type') ?? '' });
}
const aVisitor = () => randomUUID().replaceAll('-', '');

/** Every route that reads or writes rows, each in the ways in which it does. @type {readonly Route[]} */
export const ROUTES = [
  diner('/menu/:id, a menu that no memory has', (one) => `/menu/${one.nextMenu().id}`),
  diner('/menu/:id, from memory', (one) => `/menu/${one.menuId}`),
  diner('/m/:slug', (one) => `/m/${one.nextMenu().slug}`),
  diner('/insertar/:slug', (one) => `/insertar/${one.nextMenu().slug}`),
  diner('/api/public/menus/:id', (one) => `/api/public/menus/${one.nextMenu().id}`),
  diner('/api/public/menus/:id/items', (one) => `/api/public/menus/${one.nextMenu().id}/items`),
  diner(
    '/api/public/menus/:id/categories',
    (one) => `/api/public/menus/${one.nextMenu().id}/categories`,
  ),
  diner('/api/menus/:id/qr', (one) => `/api/menus/${one.nextMenu().id}/qr`),
  diner(
    '/api/oembed',
    (one) => `/api/oembed?url=${encodeURIComponent(`${one.publicUrl}/m/${one.nextMenu().slug}`)}`,
  ),
  diner('/sitemap.xml', () => '/sitemap.xml', 1),
  diner('/sitemaps/menus/:file, the last one', (one) => `/sitemaps/menus/${one.sitemaps}.xml`, 1),
  diner('/api/menu-templates', () => '/api/menu-templates'),
  diner('/api/plans', () => '/api/plans'),
  diner('/api/status', () => '/api/status'),
  [
    'POST /api/menu-visits',
    ({ diner, nextMenu }) =>
      diner.call(
        'POST',
        '/api/menu-visits',
        { menuId: nextMenu().id, visitorId: aVisitor(), source: 'qr', language: 'es' },
        // Robots' visits are not counted, and without a name a client is one.
        { 'user-agent': AGENTS.mobile },
      ),
    READS,
  ],
  [
    'POST /api/menu-engagement',
    ({ diner, menuId, itemIds }) =>
      diner.call(
        'POST',
        '/api/menu-engagement',
        { menuId, visitorId: aVisitor(), itemIds: itemIds.slice(0, 3), searches: ['flan'] },
        { 'user-agent': AGENTS.mobile },
      ),
    READS,
  ],
  [
    'POST /api/auth/login',
    ({ diner, email }) => diner.call('POST', '/api/auth/login', { email, password: PASSWORD }),
    FEW,
  ],

  read('/api/auth/user', () => '/api/auth/user'),
  read('/api/auth/sessions', () => '/api/auth/sessions'),
  read('/api/account', () => '/api/account'),
  read('/api/account/activity', () => '/api/account/activity'),
  read('/api/account/export', () => '/api/account/export', FEW),
  read('/api/api-keys', () => '/api/api-keys'),
  [
    'GET /api/menus with a key',
    ({ diner, key }) =>
      diner.call('GET', '/api/menus', undefined, { authorization: `Bearer ${key}` }),
    READS,
  ],
  read('/api/menus', () => '/api/menus'),
  read('/api/menus?q=', () => '/api/menus?q=carta'),
  read('/api/menus/:id', (one) => `/api/menus/${one.menuId}`),
  read('/api/menus/:id/categories', (one) => `/api/menus/${one.menuId}/categories`),
  read('/api/menus/:id/items', (one) => `/api/menus/${one.menuId}/items`),
  read(
    '/api/menus/:id/items?q=',
    (one) => `/api/menus/${one.menuId}/items?q=plato&limit=20&page=2`,
  ),
  read('/api/menus/:id/export.csv', (one) => `/api/menus/${one.menuId}/export.csv`, FEW),
  read('/api/workbook', () => '/api/workbook', FEW),
  read('/api/menus/:id/translations/en', (one) => `/api/menus/${one.menuId}/translations/en`),
  read('/api/menus/:id/print', (one) => `/api/menus/${one.menuId}/print?layout=tent`, FEW),
  read('/api/categories/:id', (one) => `/api/categories/${one.categoryId}`),
  read('/api/items/:id', (one) => `/api/items/${one.itemIds[0]}`),
  read('/api/dashboard/stats', () => '/api/dashboard/stats'),
  read('/api/dashboard/activity', () => '/api/dashboard/activity'),
  read('/api/dashboard/analytics', () => '/api/dashboard/analytics'),
  read('/api/menus/:id/analytics?days=7', (one) => `/api/menus/${one.menuId}/analytics?days=7`),
  read(
    '/api/menus/:id/analytics?days=365',
    (one) => `/api/menus/${one.menuId}/analytics?days=365`,
    WRITES,
  ),
  read('/api/menus/:id/analytics.csv', (one) => `/api/menus/${one.menuId}/analytics.csv`, FEW),
  read('/api/menus/:id/analytics/advice', (one) => `/api/menus/${one.menuId}/analytics/advice`),
  read('/api/analytics/menus?days=30', () => '/api/analytics/menus?days=30'),
  read('/api/analytics/weekly-mail', () => '/api/analytics/weekly-mail'),
  read('/api/storage', () => '/api/storage'),
  read('/api/webhooks', () => '/api/webhooks'),
  read('/api/billing/subscription', () => '/api/billing/subscription'),
  read('/api/billing/payments', () => '/api/billing/payments'),
  read('/api/admin/users', () => '/api/admin/users'),
  read('/api/admin/users?search=', () => '/api/admin/users?search=titular', WRITES),
  read('/api/admin/users, page 100', () => '/api/admin/users?page=100'),
  read('/api/admin/demo-requests', () => '/api/admin/demo-requests'),
  read('/api/admin/incidents', () => '/api/admin/incidents'),
  read('/api/admin/notices', () => '/api/admin/notices'),
  read('/api/admin/notices/audience', () => '/api/admin/notices/audience', FEW),

  write(
    'POST /api/menus',
    () => '/api/menus',
    () => ({ name: 'Cena', restaurantName: `Casa ${randomUUID().slice(0, 8)}` }),
  ),
  write(
    'PUT /api/menus/:id',
    (one) => `/api/menus/${one.menuId}`,
    () => ({ description: randomUUID() }),
  ),
  write(
    'PUT /api/menus/:id, published',
    (one) => `/api/menus/${one.menuId}`,
    (one) => ({ isPublished: (one.isOnline = !one.isOnline) }),
  ),
  [
    'DELETE and POST /api/menus/:id/restore',
    async ({ owner, menuId }) => {
      await owner.call('DELETE', `/api/menus/${menuId}`);
      await owner.call('POST', `/api/menus/${menuId}/restore`);
    },
    FEW,
  ],
  write(
    'POST /api/menus/:id/duplicate',
    (one) => `/api/menus/${one.menuId}/duplicate`,
    undefined,
    FEW,
  ),
  write(
    'POST /api/menus/:id/categories',
    (one) => `/api/menus/${one.menuId}/categories`,
    () => ({ name: randomUUID() }),
  ),
  write(
    'PUT /api/categories/:id',
    (one) => `/api/categories/${one.categoryId}`,
    () => ({ name: randomUUID() }),
  ),
  write('POST /api/menus/:id/items', (one) => `/api/menus/${one.menuId}/items`, anItem),
  write(
    'PUT /api/items/:id',
    (one) => `/api/items/${one.itemIds[0]}`,
    () => ({ price: String(100 + Math.floor(Math.random() * 900)) }),
  ),
  [
    'DELETE and POST /api/items/:id/restore',
    async ({ owner, itemIds: [, itemId] }) => {
      await owner.call('DELETE', `/api/items/${itemId}`);
      await owner.call('POST', `/api/items/${itemId}/restore`);
    },
    WRITES,
  ],
  write(
    'PUT /api/menus/:id/items, 20 rows',
    (one) => `/api/menus/${one.menuId}/items`,
    () => ({
      items: Array.from({ length: 20 }, (_, n) => ({
        ...{ externalId: `S-${n}`, name: `Del sistema ${n}` },
        price: String(100 + Math.floor(Math.random() * 900)),
      })),
    }),
  ),
  read('/api/menus/:id/items/shared', (one) => `/api/menus/${one.menuId}/items/shared`),
  [
    'POST /api/menus/:id/items/shared, named, and separated',
    async ({ owner, draftId, itemIds }) => {
      const at = `/api/menus/${draftId}/items/shared`;
      const { items } = await owner.call('POST', at, { itemIds: itemIds.slice(2, 3) });
      const path = `/api/items/${items[0].id}`;
      await owner.call('PUT', path, { name: randomUUID() });
      await owner.call('DELETE', `${path}/sharing`);
      await owner.call('DELETE', path);
    },
    FEW,
  ],
  write(
    'PUT /api/menus/:id/order',
    (one) => `/api/menus/${one.menuId}/order`,
    ({ itemIds, categoryId }) => ({
      categories: [],
      items: itemIds.slice(0, 20).map((id) => ({
        ...{ id, categoryId, displayOrder: Math.floor(Math.random() * 100) },
      })),
    }),
  ),
  read('/api/price-changes', () => '/api/price-changes'),
  read('/api/scheduled-changes', () => '/api/scheduled-changes'),
  write(
    'POST /api/price-changes/preview',
    () => '/api/price-changes/preview',
    ({ menuId }) => ({ kind: 'percent', percent: 8, menuIds: [menuId] }),
    FEW,
  ),
  [
    'POST /api/price-changes, and back',
    async ({ owner, menuId }) => {
      const change = { kind: 'percent', percent: 8, menuIds: [menuId] };
      const { id } = await owner.call('POST', '/api/price-changes', change);
      await owner.call('POST', `/api/price-changes/${id}/undo`);
    },
    FEW,
  ],
  [
    'POST /api/scheduled-changes, and cancelled',
    async ({ owner, menuId }) => {
      const at = new Date(Date.now() + 86_400_000).toISOString();
      const wanted = { at, kind: 'publish', menuIds: [menuId] };
      const { id } = await owner.call('POST', '/api/scheduled-changes', wanted);
      await owner.call('DELETE', `/api/scheduled-changes/${id}`);
    },
    FEW,
  ],
  write(
    'PUT /api/menus/:id/prices',
    (one) => `/api/menus/${one.menuId}/prices`,
    ({ itemIds }) => ({
      items: itemIds.slice(0, 20).map((id) => ({
        ...{
          itemId: id,
          sizes: [],
          extras: [],
          price: String(100 + Math.floor(Math.random() * 900)),
        },
      })),
    }),
  ),
  write(
    'PUT /api/menus/:id/translations/en',
    (one) => `/api/menus/${one.menuId}/translations/en`,
    () => ({ texts: [] }),
  ),
  [
    'POST /api/menus/:id/import',
    ({ owner, draftId }) =>
      owner.call(
        'POST',
        `/api/menus/${draftId}/import`,
        new Blob([`Nombre,Precio\nPlato ${randomUUID()},120\n`], { type: 'text/csv' }),
      ),
    FEW,
  ],
  [
    'POST /api/workbook',
    async ({ owner }) => owner.call('POST', '/api/workbook', await ownWorkbook(owner)),
    FEW,
  ],
  [
    'an image: ticket, bytes and confirmation',
    async ({ owner }) => owner.uploadItemImage(await smallImage()),
    FEW,
  ],
  write(
    'PUT /api/auth/profile',
    () => '/api/auth/profile',
    () => ({ firstName: 'Bea' }),
  ),
  write(
    'PUT /api/analytics/weekly-mail',
    () => '/api/analytics/weekly-mail',
    () => ({ enabled: true }),
  ),
];
