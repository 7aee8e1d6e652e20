import { billing, DomainError, menus, type RequestTo } from '@cartaviva/contracts';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { publishedMenu, sampleMenu } from '../../../test/samples';

const PAYPAL_API_BASE = 'http://localhost:3900';

let testGateway: TestGateway;
let gateway: Gateway;
let cookie: string;

beforeAll(async () => {
  testGateway = await TestGateway.shared();
  gateway = await testGateway.gateway({ PAYPAL_API_BASE });
  ({ cookie } = await testGateway.signIn(gateway));
});
afterAll(() => testGateway.close());

describe('paying in a browser', () => {
  it('starts with a token and the address of the provider’s script', async () => {
    testGateway.billing.on(billing.payment.setup, () => ({ clientToken: 'token' }));
    const { status, json } = await gateway.call('/api/paypal/setup', { headers: { cookie } });
    const scriptUrl = 'http://localhost:3900/web-sdk/v6/core';
    expect([status, json]).toEqual([200, { clientToken: 'token', scriptUrl }]);
  });

  it('captures with a JSON type and no body (specification §7)', async () => {
    const view = { id: 'A1', status: 'completed', plan: 'inicial', expiresAt: null } as const;
    testGateway.billing.on(billing.order.capture, ({ orderId }) => ({ ...view, id: orderId }));
    const headers = { cookie, 'content-type': 'application/json' };
    const options = { method: 'POST', headers };
    const { status, json } = await gateway.call('/api/paypal/order/A1/capture', options);
    expect([status, json]).toEqual([200, view]);
  });

  it.each(['a1', '..%2F..', 'A'.repeat(65)])('knows no order %s', async (orderId) => {
    const options = { method: 'POST', headers: { cookie } };
    const { status } = await gateway.call(`/api/paypal/order/${orderId}/capture`, options);
    expect(status).toBe(404);
  });

  it('says in Spanish what went wrong', async () => {
    testGateway.billing.on(billing.order.capture, () => {
      throw new DomainError('PAYMENT_DECLINED');
    });
    const options = { method: 'POST', headers: { cookie } };
    const { status, json } = await gateway.call('/api/paypal/order/A1/capture', options);
    expect([status, json]).toMatchObject([402, { error: expect.stringContaining('rechazado') }]);
  });
});

describe('pages with a payment button', () => {
  const headersAt = async (path: string, at = gateway) => (await at.call(path)).headers;

  it('load the provider’s script and keep its window; the diner page does neither', async () => {
    for (const path of ['/', '/profile']) {
      const headers = await headersAt(path);
      expect(headers['content-security-policy']).toContain(`script-src 'self' ${PAYPAL_API_BASE};`);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
    const menu = publishedMenu(sampleMenu().id);
    testGateway.menus.on(menus.publicMenu.find, () => menu);
    for (const path of [`/menu/${sampleMenu().id}`, '/menu-preview', '/api/plans']) {
      const headers = await headersAt(path);
      expect(headers['content-security-policy']).not.toContain(PAYPAL_API_BASE);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  it('trust PayPal’s own hosts where it is PayPal', async () => {
    const live = await testGateway.gateway({ PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' });
    const policy = (await headersAt('/', live))['content-security-policy'];
    expect(policy).toContain('https://*.paypal.com https://*.paypalobjects.com');
    testGateway.billing.on(billing.payment.setup, () => ({ clientToken: 'token' }));
    const { json } = await live.call('/api/paypal/setup', { headers: { cookie } });
    expect(json).toMatchObject({ scriptUrl: 'https://www.sandbox.paypal.com/web-sdk/v6/core' });
  });
});

describe('a webhook of the provider', () => {
  it('is handed over to the byte, with the headers of its signature alone', async () => {
    const heard: RequestTo<typeof billing.webhook.receive>[] = [];
    testGateway.billing.on(billing.webhook.receive, (webhook) => {
      heard.push(webhook);
      return {};
    });
    const text = '{ "id" : "WH-1",  "resource":{"name":"Peña"} }\n';
    const response = await fetch(`${gateway.url}/api/paypal/webhook`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'paypal-transmission-id': 't-1' },
        ...{ cookie, authorization: 'Basic x' },
      },
      body: text,
    });
    expect(response.status).toBe(200);
    const { headers, body } = heard[0]!;
    expect(headers).toEqual({ 'paypal-transmission-id': 't-1' });
    expect(Buffer.from(body, 'base64').toString()).toBe(text);
  });

  it.each([
    ['NOTICE_FORGED', 400],
    ['UNAVAILABLE', 503],
  ] as const)('that is %s is answered %i', async (code, status) => {
    testGateway.billing.on(billing.webhook.receive, () => {
      throw new DomainError(code);
    });
    const answer = await gateway.call('/api/paypal/webhook', { body: { id: 'WH-1' } });
    expect(answer.status).toBe(status);
  });

  it('is no larger than any other body', async () => {
    const answer = await gateway.call('/api/paypal/webhook', { body: { id: 'x'.repeat(200_000) } });
    expect(answer.status).toBe(413);
  });
});
