import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { requireChromium } from '../../../tools/engines/find-chromium.mjs';
import { paypalAt, startPayPal } from '../paypal.mjs';
import { freePort } from '../../../tools/engines/ports.mjs';

/** Content security policy of a shop as strict as ours: scripts and styles come only from files. */
const policy = (paypalUrl: string) =>
  `default-src 'none'; script-src 'self' ${paypalUrl}; style-src 'self'`;

const pageOf = (paypalUrl: string) => `<!doctype html>
<script src="${paypalUrl}/web-sdk/v6/core"></script>
<paypal-button></paypal-button>
<output></output>
<script src="/shop.js"></script>`;

const SCRIPT = `
  const say = (text) => { document.querySelector('output').textContent += text + ' '; };
  const { mode = 'auto', order } = Object.fromEntries(new URLSearchParams(location.search));
  const ready = paypal.createInstance({ clientToken: 'ey', components: ['paypal-payments'] });
  document.querySelector('paypal-button').addEventListener('click', async () => {
    const session = (await ready).createPayPalOneTimePaymentSession({
      onApprove: async ({ orderId }) => say('approved ' + orderId),
      onCancel: ({ orderId }) => say('canceled ' + orderId),
      onError: ({ message }) => say('error ' + message),
      onComplete: ({ paymentSessionState }) => say('complete ' + paymentSessionState),
    });
    const made = order ? Promise.resolve({ orderId: order }) : Promise.reject(new Error('no order'));
    await session.start({ presentationMode: mode }, made);
  });`;

let paypal: Awaited<ReturnType<typeof startPayPal>>;
let shop: Awaited<ReturnType<typeof openShop>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  paypal = await startPayPal({ port: await freePort() });
  shop = await openShop(paypal.url);
  const executablePath = await requireChromium();
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
});
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(() => page.close());
afterAll(async () => {
  await browser.close();
  shop.close();
  await paypal.stop();
});

async function pay(query: Record<string, string>): Promise<void> {
  await page.goto(`${shop.url}/?${new URLSearchParams(query)}`);
  await page.getByRole('button', { name: 'Pagar con PayPal' }).click();
}

const said = (text: string) => page.getByText(text, { exact: true }).waitFor();

describe("the double's web script", () => {
  it.each([
    ['Pagar ahora', 'approved', 'APPROVED'],
    ['Cancelar y volver', 'canceled', 'CREATED'],
  ])('opens a window, where «%s» means %s', async (choice, outcome, status) => {
    const order = await newOrder();
    const opened = page.waitForEvent('popup');
    await pay({ order });
    await (await opened).getByRole('button', { name: choice }).click();
    await said(`${outcome} ${order} complete ${outcome}`);
    const { orders } = await paypal.sandbox.ledger();
    expect(orders.find(({ id }) => id === order)?.status).toBe(status);
  });

  it('takes a closed window for a cancel', async () => {
    const order = await newOrder();
    const opened = page.waitForEvent('popup');
    await pay({ order });
    const window = await opened;
    await window.getByRole('heading', { name: 'PayPal de prueba' }).waitFor();
    await window.close();
    await said(`canceled ${order} complete canceled`);
  });

  it('tells of an order that could not be made, and leaves no window', async () => {
    await pay({});
    await said('complete error error no order');
    expect(page.context().pages()).toEqual([page]);
  });

  it('sends the payer away and back where windows are not wanted', async () => {
    const order = await newOrder(`${shop.url}/gracias`);
    await pay({ order, mode: 'redirect' });
    await page.getByRole('button', { name: 'Pagar ahora' }).click();
    await page.waitForURL(`${shop.url}/gracias?token=${order}&PayerID=PRUEBA2CARMEN`);
  });
});

async function newOrder(returnUrl?: string): Promise<string> {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET } = paypalAt(paypal.url);
  const post = async (path: string, authorization: string, body: string | URLSearchParams) => {
    const sent = { method: 'POST', headers: { authorization }, body };
    return (await (await fetch(paypal.url + path, sent)).json()) as Record<string, string>;
  };
  const basic = Buffer.from(`${PAYPAL_CLIENT_ID}:${PAYPAL_CLIENT_SECRET}`).toString('base64');
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  const { access_token } = await post('/v1/oauth2/token', `Basic ${basic}`, form);
  const order = {
    intent: 'CAPTURE',
    purchase_units: [{ amount: { currency_code: 'USD', value: '9.00' } }],
    application_context: { return_url: returnUrl },
  };
  const { id } = await post('/v2/checkout/orders', `Bearer ${access_token}`, JSON.stringify(order));
  return id!;
}

async function openShop(paypalUrl: string) {
  const server = createServer(({ url }, response) => {
    const isScript = url === '/shop.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-security-policy': policy(paypalUrl),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    response.end(isScript ? SCRIPT : pageOf(paypalUrl));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
