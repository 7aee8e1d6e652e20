import { menus } from '@cartaviva/contracts';
import decode from 'jsqr';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { TestGateway, PUBLIC_URL, type Gateway } from '../../../test/test-gateway';
import { SCREENS } from './screens';

const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the frontends', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    // The media worker blocks SVG loading for its whole process, which this suite may share.
    sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
  });
  afterAll(() => testGateway.close());

  it.each(SCREENS)('%s is a screen', async (path) => {
    const { status, headers, text } = await gateway.call(
      path.replace(':id', 'demo-1').replace(':articulo', 'primer-menu').replace(':grupo', 'menus'),
    );
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain('<div id="root">');
  });

  it('come with their words: a page of the site is read before any script', async () => {
    const { text } = await gateway.call('/');
    expect(text).toContain('<h1>La carta de tu restaurante</h1>');
    expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/">`);
    expect(text).toContain(`/api/oembed?url=${encodeURIComponent(PUBLIC_URL)}%2Fm%2F1<`);
    expect((await gateway.call('/login')).text).not.toContain('La carta de tu restaurante');
  });

  it('show no landing page to a browser that has a session', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    const { text } = await gateway.call('/', { headers: { cookie } });
    expect(text).not.toContain('La carta de tu restaurante');
    expect(text).toContain('data-session="kept"');
  });

  it('say how people reach this installation, in written pages and to the app', async () => {
    const elsewhere = await testGateway.gateway({
      ...{ SUPPORT_EMAIL: 'ayuda@fonda.do', SUPPORT_HOURS: 'Tu-Su 10:00-22:30' },
    });
    expect((await elsewhere.call('/')).text).toContain('href="mailto:ayuda@fonda.do"');
    const { text } = await elsewhere.call('/dashboard');
    const [, data] =
      /<script type="application\/json" id="contact">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data!)).toMatchObject({
      support: 'ayuda@fonda.do',
      hours: 'de martes a domingo, de 10 AM a 10:30 PM',
    });
  });

  it('have the doors written out, with or without the way in with Google', async () => {
    const { text } = await gateway.call('/login');
    expect(text).toContain('<h1>Bienvenido de nuevo</h1>');
    expect(text).toContain('data-google="off"');
    const google = { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'secret' };
    const withGoogle = await testGateway.gateway(google);
    expect((await withGoogle.call('/login')).text).toContain('data-google="on"');
  });

  it.each(['/login', '/registro'])('%s leads on whoever is signed in', async (door) => {
    const { cookie } = await testGateway.signIn(gateway);
    const open = (path: string, headers = {}) => gateway.call(path, { headers });
    expect((await open(door)).status).toBe(200);
    for (const [query, page] of [
      ['', '/dashboard'],
      ['?return=%2Feditor%2F7', '/editor/7'],
      ['?return=//evil.do', '/dashboard'],
    ]) {
      const { status, headers } = await open(door + query, { cookie });
      expect([status, headers['location']]).toEqual([302, page]);
    }
  });

  it('demonstrate a menu as diners get theirs, and the code that opens it', async () => {
    const menu = await gateway.call('/muestra');
    expect(menu.text).toContain('La Cocina de Carmen');
    expect(menu.text).not.toMatch(/data-menu-id="[^"]/);
    const { data, info } = await sharp(Buffer.from((await gateway.call('/muestra/qr.svg')).text))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      `${PUBLIC_URL}/muestra`,
    );
  });

  it('stop a weekly mail when somebody presses, not when its link is opened', async () => {
    const stopped: string[] = [];
    testGateway.menus.on(menus.analytics.stopWeeklyMail, ({ token }) => {
      stopped.push(token);
      return {};
    });
    const token = randomUUID();
    const path = `/correo-semanal/${token}`;
    const { text, headers } = await gateway.call(path);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain(`<form method="post" action="${path}"><button>Dejar de recibirlo<`);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const press = (more = {}) =>
      gateway.call(path, {
        body: 'List-Unsubscribe=One-Click',
        headers: { ...form, ...more },
      });
    expect((await press({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(stopped).toEqual([]);
    const answer = await press();
    expect([answer.status, answer.text]).toEqual([
      200,
      expect.stringContaining('no te lo enviamos'),
    ]);
    expect(stopped).toEqual([token]);
    const body = new FormData();
    body.append('List-Unsubscribe', 'One-Click');
    const parts = new Response(body);
    const type = parts.headers.get('content-type')!;
    const posted = { body: await parts.text(), headers: { 'content-type': type } };
    expect((await gateway.call(path, posted)).status).toBe(200);
    expect(stopped).toEqual([token, token]);
    expect((await gateway.call('/api/menu-visits', posted)).status).toBe(415);
    expect((await gateway.call('/correo-semanal/somebody')).status).toBe(400);
  });

  it('open a chat with the number of this installation, greeting in hand', async () => {
    const elsewhere = await testGateway.gateway({ SUPPORT_WHATSAPP: '18295550177' });
    const { status, headers } = await elsewhere.call('/chat');
    expect(status).toBe(302);
    expect(headers['location']).toMatch(/^https:\/\/wa\.me\/18295550177\?text=Hola%2C%20quiero/);
  });

  it.each([
    '/no/such/screen',
    '/centro-ayuda/otra-cosa',
    '/centro-ayuda/primer-menu/mas',
    '/documentacion-api/otra-cosa',
  ])('show people that nothing is at %s, and what they asked for', async (path) => {
    const { status, headers, text } = await gateway.call(`${path}?de=un-chat`, {
      headers: person,
    });
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain(
      `<div id="root"><h1>Página no encontrada</h1><code>${path}</code></div>`,
    );
  });

  it.each(['//menu/x', '/%FF', '/m/%E0%A4%A', '/%'])(
    'show the "not found" page for an invalid address: %s',
    async (path) => {
      const { status, headers, text } = await gateway.call(path, { headers: person });
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(text).toContain('Página no encontrada');
      const program = await gateway.call(path);
      expect(program.headers['content-type']).toMatch(/^application\/problem\+json/);
    },
  );

  it('serve security.txt and redirect to the password form', async () => {
    const { status, headers, text } = await gateway.call('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Contact: mailto:[^@\s]+@[^@\s]+$/m);
    const [, expires] = /^Expires: (\S+)$/m.exec(text)!;
    const days = (Date.parse(expires!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    const change = await gateway.call('/.well-known/change-password', { method: 'HEAD' });
    expect([change.status, change.headers['location']]).toEqual([302, '/profile#seguridad']);
  });

  it('write out what was asked for as text, whatever it looks like', async () => {
    const { text } = await gateway.call('/%3Cb%3E&"<script>$&', { headers: person });
    expect(text).toContain('<code>/%3Cb%3E&amp;%22%3Cscript%3E$&amp;</code>');
  });

  it('are the same page with a slash at the end', async () => {
    for (const path of ['/centro-ayuda/', '/centro-ayuda/primer-menu/']) {
      const { status, text } = await gateway.call(path, { headers: person });
      expect([status, text]).toEqual([200, expect.stringContaining(`<h1>${path.slice(0, -1)}<`)]);
    }
  });

  it('tell programs that there is nothing', async () => {
    for (const [path, headers] of [
      ['/no/such/screen', {}],
      ['/centro-ayuda/otra-cosa', {}],
      ['/no-such-file.js', { accept: '*/*' }],
      ['/remotes/site/no-such-file.js', { accept: '*/*' }],
      ['/api/no-such-call', person],
    ] as const) {
      const { status, json } = await gateway.call(path, { headers });
      expect(status).toBe(404);
      expect(json).toMatchObject({ error: 'No encontramos lo que buscas.', instance: path });
    }
  });

  it.each(['/..%2f..%2fetc/passwd', '/remotes/site/..%2f..%2fpackage.json', '/.env'])(
    'give nothing from outside their folders: %s',
    async (path) => {
      const { status, text } = await gateway.call(path);
      expect(status).toBe(404);
      expect(text).not.toContain('root:');
    },
  );

  it('are kept for ever under names that change with their content, and asked for again else', async () => {
    const caching = async (path: string) => (await gateway.call(path)).headers['cache-control'];
    const forEver = 'public, max-age=31536000, immutable';
    expect(await caching('/main.0a1b2c3d.js')).toBe(forEver);
    expect(await caching('/menu-assets/menu.4e5f6a7b.js')).toBe(forEver);
    expect(await caching('/remotes/owner-editor/remoteEntry.js')).toBe('no-cache');
  });

  it('come compressed where the build compressed them', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const answer = await gateway.call('/main.0a1b2c3d.js', { headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.text).toBe('brotli');
  });

  it('give programs what the site wrote for them, with the address of this installation', async () => {
    const collection = await gateway.call('/documentacion-api/cartaviva.postman_collection.json');
    expect(collection.headers['content-type']).toContain('application/json');
    expect(collection.json).toEqual({ variable: [{ value: PUBLIC_URL }] });
    const feed = await gateway.call('/documentacion-api/cambios.atom');
    expect([feed.headers['content-type'], feed.text]).toEqual(['application/atom+xml', '<feed/>']);
    const script = await gateway.call('/embed.js');
    expect([script.text, script.headers['cache-control']]).toEqual(['"embed"', 'no-cache']);
  });

  it('give diners their service worker, and the editor a preview that only we may frame', async () => {
    const worker = await gateway.call('/sw.js');
    expect([worker.status, worker.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(worker.headers['content-type']).toContain('javascript');
    const preview = await gateway.call('/menu-preview');
    expect(preview.text).toContain('Vista previa');
    expect(preview.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  it.each([
    ['/', 200],
    ['/login', 200],
    ['/main.0a1b2c3d.js', 200],
    ['/no-such-page', 404],
    ['/api/plans/no-such', 404],
    ['/api/auth/user', 401],
    ['/%zz', 400],
  ])(
    'and whatever else is answered, %s too, may be framed and sniffed by nobody',
    async (path, code) => {
      const { status, headers } = await gateway.call(path);
      expect([status, headers]).toMatchObject([
        code,
        {
          'x-frame-options': 'DENY',
          'content-security-policy': expect.stringMatching(
            /base-uri 'none';.*frame-ancestors 'none'/,
          ),
          'permissions-policy': expect.stringContaining('camera=(self), display-capture=()'),
          'cross-origin-resource-policy': path.endsWith('.js') ? 'cross-origin' : 'same-origin',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': expect.stringMatching(/^same-origin/),
        },
      ]);
    },
  );

  it('find their remotes by a list, and may run scripts from there and from here alone', async () => {
    const own = await gateway.call('/remotes.json');
    expect(own.json).toContainEqual({ name: 'site', entry: '/remotes/site/remoteEntry.js' });
    const remotes = [{ name: 'site', entry: 'https://cdn.example/site/remoteEntry.js' }];
    const elsewhere = await testGateway.gateway({ REMOTES: JSON.stringify(remotes) });
    expect((await elsewhere.call('/remotes.json')).json).toEqual(remotes);
    const policyOf = async (at: Gateway) => (await at.call('/')).headers['content-security-policy'];
    expect(await policyOf(gateway)).toContain("script-src 'self' https://*.paypal.com");
    expect(await policyOf(elsewhere)).toContain("script-src 'self' https://cdn.example https:");
    expect(await policyOf(gateway)).toContain("frame-ancestors 'none'");
  });
});
