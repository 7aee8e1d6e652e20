import { XLSX } from '@cartaviva/domain';
import { digestOf } from '@cartaviva/secrets';
import { randomUUID } from 'node:crypto';
import type { Call } from '../client';
import { PUBLIC_URL } from '../test-gateway';

export const DRAFT: string = randomUUID();
export const PUBLISHED: string = randomUUID();
/** ID of an image that is stored in one size. */
export const IMAGE: string = randomUUID();

const uploaded = `${PUBLIC_URL}/api/uploads/${randomUUID()}`;
const email = 'carmen@example.do';
const password = 'secreta';
const code = '123456';

const VARIABLES: Readonly<Record<string, string>> = {
  ':draftId': DRAFT,
  ':externalId': 'A-1',
  ':publishedId': PUBLISHED,
  ':objectId': IMAGE,
  ':sessionId': digestOf('another session of the owner'),
  ':language': 'en',
  ':versionNumber': '1',
  ':orderId': '5O190127TN364715T',
  ':queueName': 'emails',
  ':jobId': '1',
  ':articulo': 'primer-menu',
  ':grupo': 'menus',
  ':slug': 'la-cocina-de-carmen',
  ':menuSlug': 'la-cocina-de-carmen',
  ':shortCode': '7K3M9XW',
  ':file': '1.xml',
  '*': 'x',
};

const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/oembed': `?url=${PUBLIC_URL}/m/la-cocina-de-carmen`,
  'GET /api/menus/:publishedId/print': '?layout=tent',
};

const FORM = Buffer.from(
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n' +
    'content-type: image/png\r\n\r\na picture\r\n--x--\r\n',
);

const BODIES: Readonly<Record<string, object>> = {
  'POST /api/auth/register': { email, password, firstName: 'Carmen', lastName: 'Peña' },
  'POST /api/auth/verify-email': { email, code },
  'POST /api/auth/resend-code': { email },
  'POST /api/auth/login': { email, password },
  'POST /api/auth/login-link': { token: 't'.repeat(43) },
  'POST /api/auth/forgot-password': { email },
  'POST /api/auth/reset-password': { email, code, password },
  'POST /api/auth/change-password': { currentPassword: password, password },
  'POST /api/auth/login/second-factor': { challenge: 't'.repeat(43), code },
  'POST /api/auth/second-factor': { password },
  'POST /api/auth/second-factor/confirm': { setup: 's'.repeat(80), code },
  'DELETE /api/auth/second-factor': { password, code },
  'PUT /api/auth/profile': { firstName: 'Carmen' },
  'DELETE /api/account': { password },
  'POST /api/account/integration-requests': { text: 'Nuestro punto de venta' },
  'POST /api/invitations': { email: 'luis@example.do', role: 'editor' },
  'POST /api/invitations/look': { token: 't'.repeat(43) },
  'POST /api/invitations/accept': { token: 't'.repeat(43) },
  'POST /api/transfers': { userId: '3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4', stays: true, password },
  'PATCH /api/people/:userId': { role: 'kitchen' },
  'POST /api/api-keys': { name: 'Caja' },
  'PUT /api/admin/users/:userId/plan': { plan: 'empresarial', expiresAt: null },
  'POST /api/paypal/order': { amount: '29.00', currency: 'USD', intent: 'CAPTURE' },
  'POST /api/admin/incidents': {
    component: 'payments',
    title: 'Cambio de servidor',
    status: 'scheduled',
    impact: 'low',
  },
  'POST /api/admin/notices': {
    kind: 'prices',
    effectiveOn: '2099-01-01',
    text: 'Cambian los precios de los planes.',
  },
  'PUT /api/admin/incidents/:incidentId': { status: 'resolved' },
  'PUT /api/admin/users/:userId/role': { role: 'admin' },
  'POST /api/restaurants': { name: 'La Cocina de Carmen' },
  'PUT /api/restaurants/:restaurantId': { phone: '809-555-0101' },
  'PUT /api/restaurants/:restaurantId/menus': { menus: [{ menuId: PUBLISHED }] },
  'POST /api/menus': { name: 'Cena', restaurantName: 'La Cocina de Carmen' },
  'PUT /api/menus/:draftId': { isPublished: true },
  'POST /api/menus/:draftId/categories': { name: 'Postres' },
  'PUT /api/categories/:categoryId': { name: 'Postres' },
  'POST /api/menus/:draftId/items': { name: 'Flan', price: '120' },
  'PUT /api/items/:itemId': { price: '120' },
  'POST /api/items/:itemId/photo-from-url': { url: 'https://example.do/flan.jpg' },
  'POST /api/menus/:draftId/photos': { items: [] },
  'POST /api/menus/:draftId/items/deletions': { items: [{ externalId: 'A-1' }] },
  'PUT /api/menus/:draftId/items': { items: [{ externalId: 'A-1', name: 'Flan', price: '120' }] },
  'POST /api/menus/:draftId/items/shared': { itemIds: [DRAFT] },
  'PUT /api/menus/:draftId/order': { categories: [], items: [] },
  'PUT /api/menus/:draftId/prices': { items: [] },
  'POST /api/price-changes': { kind: 'percent', percent: 8 },
  'POST /api/price-changes/preview': { kind: 'percent', percent: 8 },
  'POST /api/price-changes/lists': Buffer.from('Flan,120'),
  'POST /api/scheduled-changes': {
    ...{ at: '2099-12-01T06:00:00-04:00', kind: 'publish', menuIds: [DRAFT] },
  },
  'PUT /api/menus/:draftId/translations/:language': { texts: [] },
  'PUT /api/webhooks/:webhookId': { isEnabled: false },
  'POST /api/webhooks': { url: 'https://example.do/avisos', events: ['menu.updated'] },
  'PUT /api/uploads/:ticketId': Buffer.from('a picture'),
  'POST /api/menu-drafts': Buffer.from('a photo'),
  'POST /api/menus/:draftId/import': Buffer.from('Flan,120'),
  'POST /api/workbook': Buffer.from('PK'),
  'POST /api/items/:itemId/photo': FORM,
  'POST /api/menus/:draftId/logo': FORM,
  'PUT /api/item-images': { imageURL: uploaded },
  'PUT /api/restaurant-logos': { logoURL: uploaded },
  'PUT /api/profile-images': { profileImageURL: uploaded },
  'POST /api/demo-requests': { name: 'Carmen', email, restaurant: 'La Cocina de Carmen' },
  'POST /api/menu-visits': { menuId: PUBLISHED, visitorId: 'visitante-1', source: 'qr' },
  'POST /api/menu-engagement': { menuId: PUBLISHED, visitorId: 'visitante-1', filters: ['Vegano'] },
  'PUT /api/analytics/weekly-mail': { enabled: false },
  'POST /api/item-views': { menuId: PUBLISHED, visitorId: 'visitante-1', itemIds: [] },
};

/** Creates a valid request to the route. */
export function sampleCall(route: string): Call & { path: string } {
  const [method, template] = route.split(' ') as [string, string];
  const path = template.replace(/:\w+|\*$/g, (name) => VARIABLES[name] ?? randomUUID());
  const query = QUERIES[route] ?? '';
  const body = BODIES[route];
  const headers = { ...(Buffer.isBuffer(body) && { 'content-type': typeOf(template, body) }) };
  return { method, path: path + query, headers, ...(body && { body }) };
}

function typeOf(template: string, body: Buffer): string {
  if (body === FORM) return 'multipart/form-data; boundary=x';
  if (template.endsWith('/workbook')) return XLSX;
  return /\/(?:import|lists)$/.test(template) ? 'text/csv' : 'image/png';
}
