import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { eventually, stopwatch } from '@cartaviva/server-testing';
import { readWebhook } from './webhook-event';
import type { WebhookHeaders } from './webhook-signatures';
import { PayPalUnavailable } from './paypal.failures';
import { openShop, type Shop } from './shop.testing';

const BODY = '{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED","summary":"¡Pagó!"}';
const DAY_MS = 24 * 3_600_000;

let shop: Shop;
let headers: Readonly<Record<string, string>>;

beforeEach(async () => {
  shop = await openShop();
  headers = await shop.sandbox.sign(BODY);
});
afterEach(() => shop.stop());

const isGenuine = (changed: Readonly<Record<string, string>> = {}, body: string | Buffer = BODY) =>
  shop.paypal.verifyWebhook({ ...headers, ...changed }, body);

describe('a webhook', () => {
  it('is PayPal’s as it was sent, and stays so when it is sent again', async () => {
    expect(await isGenuine()).toBe(true);
    expect(await isGenuine({}, Buffer.from(BODY))).toBe(true);
  });

  it.each([
    ['its body', {}, BODY.replace('COMPLETED', 'REFUNDED')],
    ['its signature', { 'paypal-transmission-sig': Buffer.alloc(256).toString('base64') }, BODY],
    ['its id', { 'paypal-transmission-id': 'otro' }, BODY],
    ['its time', { 'paypal-transmission-time': new Date().toISOString() }, BODY],
    ['its algorithm', { 'paypal-auth-algo': 'none' }, BODY],
  ])('is forged when %s is changed', async (_, changed, body) => {
    expect(await isGenuine(changed, body)).toBe(false);
  });

  it('is not PayPal’s without its headers', async () => {
    expect(await shop.paypal.verifyWebhook({}, BODY)).toBe(false);
    for (const name of Object.keys(headers)) {
      expect(await shop.paypal.verifyWebhook({ ...headers, [name]: undefined }, BODY)).toBe(false);
    }
  });

  it('is not for us when another webhook was told', async () => {
    const { paypal } = await shop.replica({ PAYPAL_WEBHOOK_ID: 'OTHERS' });
    expect(await paypal.verifyWebhook(headers, BODY)).toBe(false);
  });

  it('is too old after three days, and too new before its time', async () => {
    await shop.sandbox.shiftClock(-2 * DAY_MS);
    expect(await isGenuine(await shop.sandbox.sign(BODY))).toBe(true);
    await shop.sandbox.shiftClock(-2 * DAY_MS);
    expect(await isGenuine(await shop.sandbox.sign(BODY))).toBe(false);
    await shop.sandbox.shiftClock(5 * DAY_MS);
    expect(await isGenuine(await shop.sandbox.sign(BODY))).toBe(false);
  });
});

describe('the certificate of a webhook', () => {
  it('is fetched from PayPal alone', async () => {
    const forger = await openForger();
    const { pathname } = new URL(headers['paypal-cert-url']!);
    for (const url of [
      forger.url + pathname,
      `http://api.paypal.com${pathname}`,
      `https://api.paypal.com.evil.example${pathname}`,
      `https://evilpaypal.com${pathname}`,
      `https://api.paypal.com@evil.example${pathname}`,
      `${shop.url}/checkoutnow`,
      `${shop.url}/v1/notifications/certs/../../../checkoutnow`,
      'file:///etc/passwd',
      'nada',
    ]) {
      expect(await isGenuine({ 'paypal-cert-url': url })).toBe(false);
    }
    expect(forger.asked()).toBe(0);
    forger.close();
  });

  it('is fetched once, and does without PayPal then', async () => {
    expect(await isGenuine()).toBe(true);
    await shop.sandbox.fault({ kind: 'error', on: 'certificate', times: null });
    expect(await isGenuine()).toBe(true);
    expect(await isGenuine({}, `${BODY} `)).toBe(false);
  });

  it('refuses the webhook if it is unavailable, and waits before the next fetch', async () => {
    await shop.sandbox.fault({ kind: 'error', on: 'certificate' });
    await expect(isGenuine()).rejects.toThrow(PayPalUnavailable);
    await expect(isGenuine()).rejects.toThrow(PayPalUnavailable);
    expect(await (await shop.replica()).paypal.verifyWebhook(headers, BODY)).toBe(true);
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
    expect(await isGenuine()).toBe(true);
    later.mockRestore();
  });

  it('times out after a second', async () => {
    await shop.sandbox.fault({ kind: 'slow', on: 'certificate', ms: 3000 });
    const elapsedMs = stopwatch();
    await expect(isGenuine()).rejects.toThrow(PayPalUnavailable);
    expect(elapsedMs()).toBeLessThan(2500);
  });

  describe('at an address that a stranger chose', () => {
    const asked: string[] = [];
    let answer: (response: Response) => void;
    beforeEach(() => {
      asked.length = 0;
      jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
        asked.push(String(url));
        return new Promise((resolve) => (answer = resolve));
      });
    });
    afterEach(() => jest.restoreAllMocks());

    const at = (paypal: Shop['paypal'], url: string) =>
      paypal.verifyWebhook({ ...headers, 'paypal-cert-url': url }, BODY);
    const path = '/v1/notifications/certs/CERT-1';

    it.each([
      ['https://api-m.paypal.com', ['https://api.paypal.com', 'https://api-m.paypal.com']],
      [
        'https://api-m.sandbox.paypal.com',
        ['https://api.sandbox.paypal.com', 'https://api-m.sandbox.paypal.com'],
      ],
    ])('is asked of the hosts of %s alone', async (apiBase, hosts) => {
      const { paypal } = await shop.replica({ PAYPAL_API_BASE: apiBase });
      for (const host of hosts) {
        void at(paypal, host + path).catch(() => undefined);
        expect(asked).toEqual([host + path]);
        asked.length = 0;
      }
      const own = hosts[0]!;
      const others = [
        ...['x1', 'www', 'api.x', 'api-m.x'].map((name) => `https://${name}.paypal.com`),
        'https://paypal.com',
        apiBase.includes('sandbox') ? 'https://api.paypal.com' : 'https://api.sandbox.paypal.com',
        own.replace('https', 'http'),
        `${own}:8443`,
        own.replace('//', '//ana:clave@'),
        `${own}.`,
        shop.url,
      ].map((origin) => origin + path);
      const elsewhere = [`${path}?1`, `${path}#1`, `${path}/1`, '/v1/notifications/certs/', '/'];
      for (const url of [...others, ...elsewhere.map((where) => own + where)]) {
        expect(await at(paypal, url)).toBe(false);
      }
      expect(asked).toEqual([]);
    });

    it('is fetched once for all webhooks that wait, with at most one other fetch', async () => {
      const urls = [1, 1, 1, 2, 3, 4].map((id) => `${shop.url}/v1/notifications/certs/CERT-${id}`);
      const outcomes = urls.map((url) => at(shop.paypal, url).catch(({ name }: Error) => name));
      expect(await Promise.all(outcomes.slice(-2))).toEqual(['PayPalAway', 'PayPalAway']);
      expect(asked).toEqual([urls[0], urls[3]]);
      answer(new Response('', { status: 404 }));
      expect(await outcomes[3]).toBe(false);
      expect(await at(shop.paypal, urls[3]!)).toBe(false);
      expect(asked).toHaveLength(2);
    });

    it('accepts another address once a fetch ends', async () => {
      for (const id of [1, 2, 3]) {
        const outcome = at(shop.paypal, `${shop.url}/v1/notifications/certs/CERT-${id}`);
        await eventually(() => expect(asked).toHaveLength(id));
        answer(new Response('', { status: 404 }));
        expect(await outcome).toBe(false);
      }
    });
  });

  it('proves nothing when it has ended', async () => {
    shop.clock.advance({ days: 500 });
    await shop.sandbox.shiftClock(500 * DAY_MS);
    expect(await isGenuine(await shop.sandbox.sign(BODY))).toBe(false);
  });
});

describe('what a webhook is about', () => {
  it('is read from the order, the capture and the refund that PayPal tells of', async () => {
    const heard: { headers: WebhookHeaders; body: Buffer }[] = [];
    const webhook = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        heard.push({ headers: request.headers, body: Buffer.concat(chunks) });
        response.end();
      });
    }).listen(0);
    const { port } = webhook.address() as AddressInfo;
    await shop.sandbox.addWebhook(`http://127.0.0.1:${port}/`);
    const orderId = await shop.approvedOrder();
    const { id: captureId } = await shop.paypal.capture(orderId, 'a');
    await shop.sandbox.refund(captureId);
    await eventually(() => expect(heard).toHaveLength(3));
    webhook.close();
    for (const { headers: theirs, body } of heard) {
      expect(await shop.paypal.verifyWebhook(theirs, body)).toBe(true);
    }
    const byType = Object.fromEntries(
      heard.map(({ body }) => {
        const { type, orderId: order, captureId: capture, customId: custom } = readWebhook(body)!;
        return [type, { orderId: order, captureId: capture, customId: custom }];
      }),
    );
    const customId = 'orden-7';
    expect(byType).toEqual({
      'CHECKOUT.ORDER.APPROVED': { orderId, captureId: null, customId },
      'PAYMENT.CAPTURE.COMPLETED': { orderId, captureId, customId },
      'PAYMENT.CAPTURE.REFUNDED': { orderId: null, captureId, customId },
    });
    expect(readWebhook('{')).toBeUndefined();
    expect(readWebhook('{"id":"WH-2"}')).toBeUndefined();
  });
});

/** Starts a server that counts requests for its certificate. */
async function openForger() {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: () => asked, close: () => server.close() };
}
