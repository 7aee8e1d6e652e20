import { DiskStorage, variantKey } from '@cartaviva/object-storage';
import { googleAt } from '@cartaviva/rig/doubles/google.mjs';
import { everyone, type Shown } from '../../../test/access/actors';
import { furnish } from '../../../test/access/owned-replies';
import { ROWS, ROWS_OF_KNOWN } from '../../../test/access/rows';
import { IMAGE, sampleCall } from '../../../test/access/samples';
import { call } from '../../../test/client';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { BODY_LIMIT } from '../requests/body-parsers';

/** Calls that each limit counts. A key contains the number of calls and the seconds of the window. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  'signIn 30/300': ['POST /api/auth/login'],
  'google 30/300': ['GET /api/auth/google'],
  'register 20/3600': ['POST /api/auth/register'],
  'verify 30/300': [
    'POST /api/auth/login-link',
    'POST /api/auth/login/second-factor',
    'POST /api/auth/verify-email',
  ],
  'resend 20/3600': ['POST /api/auth/resend-code'],
  'forgot 20/3600': ['POST /api/auth/forgot-password'],
  'reset 30/300': ['POST /api/auth/reset-password'],
  'proof 30/300': [
    'DELETE /api/account',
    'DELETE /api/auth/second-factor',
    'POST /api/auth/change-password',
    'POST /api/auth/second-factor',
    'POST /api/auth/second-factor/confirm',
    'POST /api/transfers',
  ],
  'invitation 60/300': ['POST /api/invitations/accept', 'POST /api/invitations/look'],
  'demoRequest 10/3600': ['POST /api/demo-requests'],
  'order 60/3600': ['POST /api/paypal/order'],
  'paymentWebhook 300/60': ['POST /api/paypal/webhook'],
  'upload 600/3600': [
    'POST /api/items/:itemId/photo',
    'POST /api/items/:itemId/photo-from-url',
    'POST /api/menus/:draftId/logo',
    'POST /api/menus/:draftId/photos',
    'POST /api/objects/upload',
  ],
  'webhookTest 120/3600': [
    'POST /api/webhooks/:webhookId/deliveries/:deliveryId/redeliver',
    'POST /api/webhooks/:webhookId/test',
  ],
  'visit 600/60': ['POST /api/item-views', 'POST /api/menu-engagement', 'POST /api/menu-visits'],
  'import 60/300': [
    'POST /api/menus/:draftId/history/:versionNumber/restore',
    'POST /api/menus/:draftId/import',
    'POST /api/price-changes/lists',
    'POST /api/workbook',
  ],
  'print 60/300': ['GET /api/menus/:publishedId/print'],
  'menuDraft 60/3600': ['POST /api/menu-drafts'],
};

const COUNTED_IF_LARGE: Readonly<Record<string, readonly string[]>> = {
  'largeBody 60/300': [
    'POST /api/menus/:draftId/items/deletions',
    'POST /api/price-changes',
    'POST /api/price-changes/preview',
    'POST /api/scheduled-changes',
    'PUT /api/menus/:draftId/items',
    'PUT /api/menus/:draftId/order',
    'PUT /api/menus/:draftId/prices',
    'PUT /api/menus/:draftId/translations/:language',
  ],
};

const OF_KNOWN: ReadonlySet<string> = new Set(ROWS_OF_KNOWN.map(({ call: route }) => route));

describe('the calls that are counted', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let shown: Shown;

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    const strict = { CLIENT_LIMITS: 'strict', ...googleAt('http://127.0.0.1:9') };
    gateway = await testGateway.gateway(strict);
    const present = await everyone(testGateway, gateway);
    ({ shown } = present);
    furnish(testGateway, present.ownerId);
    const storage = new DiskStorage(testGateway.objects);
    await storage.write(variantKey(IMAGE, 640, 'jpeg'), Buffer.from('jpeg'));
  });
  afterAll(() => testGateway.close());

  async function limitsOf(route: string, body?: object | string): Promise<string[]> {
    const { path, ...sample } = sampleCall(route);
    const type = typeof body === 'string' && { 'content-type': 'application/json' };
    // Calls of everyone are sent without a session, because signing in again or out would end it.
    const known = /\/admin\b/.test(route) ? shown.admin : shown.owner;
    const headers = { ...sample.headers, ...type, ...(OF_KNOWN.has(route) && known) };
    const answer = await call(gateway.url, path, { ...sample, ...(body && { body }), headers });
    const said = String(answer.headers['ratelimit-policy'] ?? '');
    return [...said.matchAll(/"(\w+)";q=(\d+);w=(\d+)/g)].map(
      ([, name, calls, seconds]) => `${name} ${calls}/${seconds}`,
    );
  }

  async function counted(calls: readonly (readonly [route: string, body?: object])[]) {
    const routes: Record<string, string[]> = {};
    for (const [route, body] of calls) {
      for (const limit of await limitsOf(route, body)) (routes[limit] ??= []).push(route);
    }
    for (const each of Object.values(routes)) each.sort();
    return routes;
  }

  it('are these of all routes, and no others', async () => {
    expect(await counted(ROWS.map(({ call: route }) => [route] as const))).toEqual(COUNTED);
  });

  it('are these, too, where they come with a large body', async () => {
    const written = ROWS.map(({ call: route }) => route).filter((route) => /^P/.test(route));
    const large = written.flatMap((route) => {
      const { body } = sampleCall(route);
      if (Buffer.isBuffer(body)) return [];
      return [[route, { ...(body as object), padding: 'x'.repeat(BODY_LIMIT) }] as const];
    });
    expect(await counted(large)).toEqual(COUNTED_IF_LARGE);
  });

  it('have a large body from the first byte past the limit of others', async () => {
    const route = 'PUT /api/menus/:draftId/prices';
    const bodyOf = (bytes: number) => {
      const [head, tail] = ['{"items":[],"unknown":"', '"}'];
      return `${head}${'x'.repeat(bytes - head.length - tail.length)}${tail}`;
    };
    expect(await limitsOf(route, bodyOf(BODY_LIMIT))).toEqual([]);
    expect(await limitsOf(route, bodyOf(BODY_LIMIT + 1))).toEqual(Object.keys(COUNTED_IF_LARGE));
  });
});
