import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../../clients/restaurant.mjs';
import { smallImage } from '../../../clients/photos.mjs';
import { newVisitor, PHONE, visit } from '../../../clients/visits.mjs';

/** @typedef {import('../../../clients/route-caller.mjs').RouteCaller} RouteCaller */
/** @typedef {readonly [name: string, call: (caller: RouteCaller) => Promise<unknown>, times?: number]} Route */

const READS = 60;
const WRITES = 30;
/** Number of calls for routes that take a second or more, or are called rarely. */
const FEW = 8;

/**
 * Values of placeholders in paths: data of the caller, and uncached menus of other owners.
 * @type {Record<string, (caller: RouteCaller) => unknown>}
 */
const PLACES = {
  menuId: ({ menuId }) => menuId,
  draftId: ({ draftId }) => draftId,
  categoryId: ({ categoryId }) => categoryId,
  itemId: ({ itemIds }) => itemIds[0],
  others: ({ nextMenu }) => nextMenu().id,
  othersSlug: ({ nextMenu }) => nextMenu().slug,
  othersUrl: ({ nextMenu, publicUrl }) => encodeURIComponent(`${publicUrl}/m/${nextMenu().slug}`),
  lastFile: ({ sitemaps }) => sitemaps,
};

/** @param {string} path @param {RouteCaller} caller */
const at = (path, caller) =>
  path.replace(/\{(\w+)\}/g, (_, name) => String(PLACES[name]?.(caller)));

/** @param {number} times @param {readonly string[]} paths @returns {Route[]} */
const diners = (times, ...paths) =>
  paths.map((path) => [`GET ${path}`, (one) => one.diner.call('GET', at(path, one)), times]);

/** @param {number} times @param {readonly string[]} paths @returns {Route[]} */
const reads = (times, ...paths) =>
  paths.map((path) => [`GET ${path}`, (one) => one.owner.call('GET', at(path, one)), times]);

/**
 * @param {string} name method and path of the route
 * @param {(caller: RouteCaller) => unknown} body
 * @param {number} [times]
 * @returns {Route}
 */
const write = (name, body, times = WRITES) => {
  const [method = '', path = ''] = name.split(' ');
  return [name, (one) => one.owner.call(method, at(path, one), body(one)), times];
};

/** Workbook with all menus of the owner, as it is uploaded again. @param {RouteCaller['owner']} owner */
export async function ownWorkbook({ baseUrl, cookie }) {
  const reply = await fetch(new URL('/api/workbook', baseUrl), { headers: { cookie } });
  return new Blob([await reply.arrayBuffer()], { type: reply.headers.get('content-type') ?? '' });
}

const aPrice = () => String(100 + Math.floor(Math.random() * 900));
const someIds = (/** @type {RouteCaller} */ { itemIds }) => itemIds.slice(0, 20);

/** Every route that reads or writes rows, in each of its variants. @type {readonly Route[]} */
export const ROUTES = [
  ...diners(READS, '/menu/{others}', '/menu/{menuId}', '/m/{othersSlug}', '/insertar/{othersSlug}'),
  ...diners(READS, '/api/public/menus/{others}', '/api/public/menus/{others}/items'),
  ...diners(READS, '/api/public/menus/{others}/categories', '/api/menus/{others}/qr'),
  ...diners(
    READS,
    '/api/oembed?url={othersUrl}',
    '/api/menu-templates',
    '/api/plans',
    '/api/status',
  ),
  ...diners(1, '/sitemap.xml', '/sitemaps/menus/{lastFile}.xml'),
  [
    'POST /api/menu-visits',
    ({ diner: { baseUrl }, nextMenu }) =>
      visit({ url: baseUrl }, nextMenu().id, { language: 'es' }),
    READS,
  ],
  [
    'POST /api/menu-engagement',
    ({ diner, menuId, itemIds }) =>
      diner.call(
        'POST',
        '/api/menu-engagement',
        { menuId, visitorId: newVisitor(), itemIds: itemIds.slice(0, 3), searches: ['flan'] },
        { 'user-agent': PHONE },
      ),
    READS,
  ],
  [
    'POST /api/auth/login',
    ({ diner, email }) => diner.call('POST', '/api/auth/login', { email, password: PASSWORD }),
    FEW,
  ],
  [
    'GET /api/menus with a key',
    ({ diner, key }) =>
      diner.call('GET', '/api/menus', undefined, { authorization: `Bearer ${key}` }),
    READS,
  ],

  ...reads(READS, '/api/auth/user', '/api/auth/sessions', '/api/account', '/api/account/activity'),
  ...reads(READS, '/api/api-keys', '/api/menus', '/api/menus?q=carta', '/api/menus/{menuId}'),
  ...reads(READS, '/api/menus/{menuId}/categories', '/api/menus/{menuId}/items'),
  ...reads(READS, '/api/menus/{menuId}/items?q=plato&limit=20&page=2'),
  ...reads(READS, '/api/menus/{menuId}/items/shared', '/api/menus/{menuId}/translations/en'),
  ...reads(READS, '/api/categories/{categoryId}', '/api/items/{itemId}', '/api/dashboard/stats'),
  ...reads(READS, '/api/dashboard/activity', '/api/dashboard/analytics', '/api/storage'),
  ...reads(READS, '/api/menus/{menuId}/analytics?days=7', '/api/menus/{menuId}/analytics/advice'),
  ...reads(READS, '/api/analytics/menus?days=30', '/api/analytics/weekly-mail', '/api/webhooks'),
  ...reads(READS, '/api/price-changes', '/api/scheduled-changes', '/api/billing/subscription'),
  ...reads(READS, '/api/billing/payments', '/api/admin/users', '/api/admin/users?page=100'),
  ...reads(READS, '/api/admin/demo-requests', '/api/admin/incidents', '/api/admin/notices'),
  ...reads(WRITES, '/api/menus/{menuId}/analytics?days=365', '/api/admin/users?search=titular'),
  ...reads(FEW, '/api/account/export', '/api/menus/{menuId}/export.csv', '/api/workbook'),
  ...reads(FEW, '/api/menus/{menuId}/print?layout=tent', '/api/menus/{menuId}/analytics.csv'),
  ...reads(FEW, '/api/admin/notices/audience'),

  write('POST /api/menus', () => ({
    ...{ name: 'Cena', restaurantName: `Casa ${randomUUID().slice(0, 8)}` },
  })),
  write('PUT /api/menus/{menuId}', () => ({ description: randomUUID() })),
  [
    'PUT /api/menus/{menuId}, published',
    (one) =>
      one.owner.call('PUT', `/api/menus/${one.menuId}`, {
        isPublished: (one.isOnline = !one.isOnline),
      }),
    WRITES,
  ],
  [
    'DELETE and POST /api/menus/{menuId}/restore',
    async ({ owner, menuId }) => {
      await owner.call('DELETE', `/api/menus/${menuId}`);
      await owner.call('POST', `/api/menus/${menuId}/restore`);
    },
    FEW,
  ],
  write('POST /api/menus/{menuId}/duplicate', () => undefined, FEW),
  write('POST /api/menus/{menuId}/categories', () => ({ name: randomUUID() })),
  write('PUT /api/categories/{categoryId}', () => ({ name: randomUUID() })),
  write('POST /api/menus/{menuId}/items', ({ categoryId }) => ({
    ...{ name: `Plato ${randomUUID()}`, price: '120', categoryId },
  })),
  write('PUT /api/items/{itemId}', () => ({ price: aPrice() })),
  [
    'DELETE and POST /api/items/{itemId}/restore',
    async ({ owner, itemIds: [, itemId] }) => {
      await owner.call('DELETE', `/api/items/${itemId}`);
      await owner.call('POST', `/api/items/${itemId}/restore`);
    },
    WRITES,
  ],
  write('PUT /api/menus/{menuId}/items', () => ({
    items: Array.from({ length: 20 }, (_, n) => ({
      ...{ externalId: `S-${n}`, name: `Del sistema ${n}`, price: aPrice() },
    })),
  })),
  [
    'POST /api/menus/{draftId}/items/shared, named, and separated',
    async ({ owner, draftId, itemIds }) => {
      const path = `/api/menus/${draftId}/items/shared`;
      const { items } = await owner.call('POST', path, { itemIds: itemIds.slice(2, 3) });
      const item = `/api/items/${items[0].id}`;
      await owner.call('PUT', item, { name: randomUUID() });
      await owner.call('DELETE', `${item}/sharing`);
      await owner.call('DELETE', item);
    },
    FEW,
  ],
  write('PUT /api/menus/{menuId}/order', (one) => ({
    categories: [],
    items: someIds(one).map((id) => ({
      ...{ id, categoryId: one.categoryId, displayOrder: Math.floor(Math.random() * 100) },
    })),
  })),
  write(
    'POST /api/price-changes/preview',
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
  write('PUT /api/menus/{menuId}/prices', (one) => ({
    items: someIds(one).map((itemId) => ({ itemId, sizes: [], extras: [], price: aPrice() })),
  })),
  write('PUT /api/menus/{menuId}/translations/en', () => ({ texts: [] })),
  write(
    'POST /api/menus/{draftId}/import',
    () => new Blob([`Nombre,Precio\nPlato ${randomUUID()},120\n`], { type: 'text/csv' }),
    FEW,
  ),
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
  write('PUT /api/auth/profile', () => ({ firstName: 'Bea' })),
  write('PUT /api/analytics/weekly-mail', () => ({ enabled: true })),
];
