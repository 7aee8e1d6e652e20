import { API_KEY_SCOPES } from '@cartaviva/domain';
import { previewedDocument, PREVIEWED_URL } from '../../../test/previewed-document';
import { PUBLIC_URL, TestGateway, type Gateway } from '../../../test/test-gateway';
import { routesOf } from '../../../test/routes';
import { SCREENS } from '../../pages/web/screens';

interface Operation {
  readonly summary?: string;
  readonly security?: object[];
  readonly parameters?: { $ref?: string }[];
  readonly responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    securitySchemes: Record<string, object>;
    responses: Record<string, object>;
    schemas: Record<string, { properties: Record<string, object>; required: string[] }>;
  };
}

/** Routes that are not part of the API: files, pages, health checks, and the document itself. */
const UNDOCUMENTED = [
  '/*',
  '/admin/queues',
  '/api/docs',
  '/api/openapi',
  '/.well-known/change-password',
  '/.well-known/security.txt',
  '/chat',
  '/correo-semanal',
  '/embed.js',
  '/health',
  '/insertar',
  '/menu-assets',
  '/menu-preview',
  '/muestra',
  '/Q/',
  '/remotes',
  '/llms.txt',
  '/robots.txt',
  '/sitemap',
  '/sw.js',
  ...SCREENS,
];

interface Refusal {
  readonly $ref?: string;
  readonly content?: Record<string, unknown>;
}

/** Matches a reference to an error response with this status, such as `404-MENU_NOT_FOUND`. */
const refusalOf = (status: string): unknown =>
  expect.stringMatching(new RegExp(`^#/components/responses/${status}(?:-[A-Z_]+)+$`));

describe('the OpenAPI document', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let document: Document;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    document = (await gateway.call('/api/openapi.internal.json')).json as Document;
  });
  afterAll(() => testGateway.close());

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    );

  it('is of version 3.1 and tells every route of the interface', () => {
    expect(document.openapi).toBe('3.1.0');
    const routes = routesOf(gateway.app.getHttpAdapter().getInstance())
      .filter((route) => {
        const path = route.split(' ')[1]!;
        return !UNDOCUMENTED.some(
          (start) => path === start || (start.length > 1 && path.startsWith(`${start}`)),
        );
      })
      .map((route) => route.replace(/:(\w+)/g, '{$1}'));
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(routes.sort());
  });

  it('tells of each what it does, whom it lets in, what it answers and how it refuses', () => {
    for (const { name, operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      const [success, ...others] = statuses.filter((status) => Number(status) < 400);
      expect([name, operation.summary]).toEqual([name, expect.stringMatching(/^[A-ZÁÉÍÓÚ]/)]);
      expect([name, success, others]).toEqual([
        name,
        expect.stringMatching(/^(20\d|30[12])$/),
        others.filter((status) => ['301', '302', '304'].includes(status)),
      ]);
      expect(statuses).toEqual(expect.arrayContaining(['400', '413', '429', '500', '503']));
      for (const status of statuses.filter((status) => Number(status) >= 400)) {
        const { $ref, content } = operation.responses[status] as Refusal;
        // Diners get an HTML page instead of a JSON error.
        if (content)
          expect(Object.keys(content)).toEqual(['text/html', 'application/problem+json']);
        else expect([name, status, $ref]).toEqual([name, status, refusalOf(status)]);
      }
    }
    for (const [name, refusal] of Object.entries(document.components.responses)) {
      const [, ...codes] = name.split('-');
      expect(refusal).toMatchObject({
        description: expect.stringMatching(/^[A-ZÁÉÍÓÚ]/),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      });
    }
  });

  it('is the one that the code alone gives', async () => {
    const { servers: _, info: __, components, ...previewed } = await previewedDocument();
    const { securitySchemes: ___, ...served } = components!;
    const expected = JSON.parse(JSON.stringify({ ...previewed, components: served })) as object;
    expect(
      JSON.parse(JSON.stringify(document).replaceAll(PUBLIC_URL, PREVIEWED_URL)),
    ).toMatchObject(expected);
  });

  it('tells of a refusal where it may come, and of none where it may not', () => {
    const refusals = (path: string, method: string) =>
      Object.keys(document.paths[path]![method]!.responses).filter((code) => Number(code) >= 400);
    const always = ['400', '413', '429', '500', '503'];
    expect(refusals('/api/plans', 'get')).toEqual(always);
    expect(refusals('/api/auth/login', 'post').sort()).toEqual(
      ['401', '403', '408', '415', ...always].sort(),
    );
    expect(refusals('/api/menus/{menuId}', 'put').sort()).toEqual(
      ['401', '402', '403', '404', '408', '409', '412', '415', '422', ...always].sort(),
    );
  });

  it('tells the bounds of every list that a request may hold', () => {
    const unbounded = Object.entries(document.components.schemas).flatMap(
      ([schema, { properties }]) =>
        Object.entries(properties as Record<string, { type?: unknown; maxItems?: number }>)
          .filter(([, { type, maxItems }]) => type === 'array' && maxItems === undefined)
          .map(([field]) => `${schema}.${field}`)
          .filter((name) => /Request\./.test(name)),
    );
    expect(unbounded).toEqual([]);
    expect(document.components.schemas['OrderRequest']!.properties).toMatchObject({
      categories: { maxItems: 100 },
      items: { maxItems: 500 },
    });
  });

  it('tells which calls take a key, a session, either, or nothing', () => {
    const security = (path: string, method = 'get') =>
      (document.paths[path]![method]!.security ?? [{ session: [] }])
        .map((ways) => Object.keys(ways).join())
        .sort();
    const { session, ...keys } = document.components.securitySchemes;
    expect(session).toMatchObject({ type: 'apiKey', in: 'cookie', name: 'cv_session' });
    expect(Object.keys(keys)).toEqual(
      API_KEY_SCOPES.map((scope) => `apiKey.${scope.replace(':', '.')}`),
    );
    for (const key of Object.values(keys))
      expect(key).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(security('/api/menus')).toEqual(['apiKey.menus.read', 'session']);
    expect(security('/api/menus', 'post')).toEqual(['apiKey.menus.write', 'session']);
    expect(security('/api/dashboard/analytics')).toEqual(['apiKey.analytics.read', 'session']);
    expect(security('/api/items/{itemId}', 'delete')).toEqual(['apiKey.menus.write', 'session']);
    expect(security('/api/menus/{menuId}')).toEqual(['', 'apiKey.menus.read', 'session']);
    expect(security('/api/menus/{menuId}/qr')).toEqual(['', 'apiKey.menus.read', 'session']);
    expect(security('/api/api-keys')).toEqual(['session']);
    expect(security('/api/account', 'delete')).toEqual(['session']);
    expect(security('/api/plans')).toContain('');
  });

  it('tells which writes take a key against being done twice', () => {
    const takesKey = (path: string, method: string) =>
      (document.paths[path]![method]!.parameters ?? []).some(
        ({ $ref }) => $ref === '#/components/parameters/Idempotency-Key',
      );
    expect(takesKey('/api/menus', 'post')).toBe(true);
    expect(takesKey('/api/items/{itemId}', 'delete')).toBe(true);
    expect(takesKey('/api/menus', 'get')).toBe(false);
    expect(takesKey('/api/auth/login', 'post')).toBe(false);
  });

  it('points at nothing that is missing', () => {
    const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    const mentioned = new Set([...references].map(([, name]) => name));
    expect([...mentioned].filter((name) => !document.components.schemas[name!])).toEqual([]);
    expect(mentioned.size).toBeGreaterThan(20);
  });

  it('tells the rules that the gateway checks', () => {
    const { CreateItemRequest, ItemView, MenuView, RegisterRequest } = document.components.schemas;
    expect(RegisterRequest!.properties).toMatchObject({
      email: { type: 'string', format: 'email', maxLength: 254 },
      password: { type: 'string', minLength: 6, maxLength: 128 },
    });
    expect(CreateItemRequest!.required.sort()).toEqual(['name', 'price']);
    expect(CreateItemRequest!.properties).toMatchObject({
      price: { pattern: '^\\d{1,8}(\\.\\d{1,2})?$' },
      description: { type: ['string', 'null'] },
      dietaryTags: { type: 'array', uniqueItems: true },
    });
    expect(ItemView!.required).toContain('categoryId');
    expect(MenuView!.properties).toMatchObject({ createdAt: { format: 'date-time' } });
  });

  it('has a part for programs, with what keys and anybody may call and nothing that nobody refers to', async () => {
    const part = (await gateway.call('/api/openapi.json')).json as Document;
    const names = Object.entries(part.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(names).toEqual(
      expect.arrayContaining(['get /api/menus', 'get /api/public/menus/{menuId}', 'get /api/me']),
    );
    expect(names.filter((name) => /\/(auth|admin|paypal|billing|account)\b/.test(name))).toEqual(
      [],
    );
    expect(JSON.stringify(part).includes('"session"')).toBe(false);
    const named = [...JSON.stringify(part).matchAll(/#\/components\/(\w+)\/([^"]+)"/g)];
    const referred = new Set(named.map(([, kind, name]) => `${kind} ${name}`));
    const { securitySchemes: _, ...kinds } = part.components as unknown as Record<string, object>;
    const present = Object.entries(kinds).flatMap(([kind, components]) =>
      Object.keys(components).map((name) => `${kind} ${name}`),
    );
    expect(present.sort()).toEqual([...referred].sort());
  });

  it('is sent as small as it is taken, and not again to who has it', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${gateway.url}/api/openapi.internal.json`, { headers });
    const ways = [
      ['gzip', 'gzip'] as const,
      ['gzip, br', 'br'] as const,
      ['identity', null] as const,
    ];
    for (const [accepted, encoding] of ways) {
      const reply = await ask({ 'accept-encoding': accepted });
      expect(reply.headers.get('content-encoding')).toBe(encoding);
      expect(await reply.json()).toEqual(document);
    }
    const etag = (await ask({ 'accept-encoding': 'br' })).headers.get('etag')!;
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
  });

  it('is read on a page that needs nothing from elsewhere', async () => {
    const page = await gateway.call('/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    const scripts = [...page.text.matchAll(/<script src="\.([^"]+)">/g)].map(([, path]) => path);
    expect(scripts).toHaveLength(3);
    for (const path of scripts) expect((await gateway.call(`/api${path}`)).status).toBe(200);
    expect(page.text).not.toMatch(/<script>/);
  });
});
