import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPayPal } from '../paypal.mjs';
import { freePort, until } from '../../../tools/engines/ports.mjs';

type PayPal = Awaited<ReturnType<typeof startPayPal>>;
interface Reply {
  readonly id: string;
  readonly status: string;
  readonly [field: string]: unknown;
}

const HOUR_MS = 3_600_000;
const nineDollars = {
  intent: 'CAPTURE',
  purchase_units: [{ custom_id: 'orden-1', amount: { currency_code: 'USD', value: '9.00' } }],
};

let paypal: PayPal;
let token: string;

async function askToken(credentials: string, form: Record<string, string> = {}) {
  const response = await fetch(`${paypal.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...form }),
  });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body };
}

async function call(method: string, path: string, body?: unknown, headers = {}) {
  const response = await fetch(paypal.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Reply };
}

const requestId = (id: string) => ({ 'paypal-request-id': id });
const create = (headers = {}, body: unknown = nineDollars) =>
  call('POST', '/v2/checkout/orders', body, headers);
const capture = (id: string, headers = {}) =>
  call('POST', `/v2/checkout/orders/${id}/capture`, {}, headers);
const issueOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [
  status,
  (body['details'] as { issue: string }[])[0]!.issue,
];
const captureOf = ({ body }: Awaited<ReturnType<typeof call>>) =>
  (body['purchase_units'] as [{ payments: { captures: [Reply] } }])[0].payments.captures[0];

async function approved(): Promise<string> {
  const { body } = await create();
  await paypal.sandbox.approve(body.id);
  return body.id;
}

beforeEach(async () => {
  paypal = await startPayPal({ port: await freePort() });
  token = String((await askToken('cartaviva:paypal-double')).body['access_token']);
});
afterEach(() => paypal.stop());

describe('tokens of the PayPal double', () => {
  it('are given for the right credentials alone, a short one to browsers', async () => {
    expect(await askToken('cartaviva:wrong')).toEqual({
      status: 401,
      body: expect.objectContaining({ error: 'invalid_client' }),
    });
    const { body } = await askToken('cartaviva:paypal-double', { response_type: 'client_token' });
    expect(body).toMatchObject({ access_token: expect.stringMatching(/^ey/), expires_in: 900 });
  });

  it('end', async () => {
    await paypal.sandbox.shiftClock(9 * HOUR_MS);
    expect(await create()).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
  });
});

describe('orders of the PayPal double', () => {
  it('are created, approved by the payer, then captured', async () => {
    const created = await create();
    expect(created).toMatchObject({ status: 201, body: { status: 'CREATED' } });
    const { id } = created.body;
    expect(issueOf(await capture(id))).toEqual([422, 'ORDER_NOT_APPROVED']);
    await paypal.sandbox.approve(id);
    const captured = await capture(id);
    expect(captured).toMatchObject({ status: 201, body: { id, status: 'COMPLETED' } });
    expect(captureOf(captured)).toMatchObject({ status: 'COMPLETED', custom_id: 'orden-1' });
    expect(issueOf(await capture(id))).toEqual([422, 'ORDER_ALREADY_CAPTURED']);
    const details = await call('GET', `/v2/payments/captures/${captureOf(captured).id}`);
    expect(details.body).toMatchObject({
      amount: { currency_code: 'USD', value: '9.00' },
      payee: { merchant_id: 'CARTAVIVA2DOBLE' },
      supplementary_data: { related_ids: { order_id: id } },
    });
    expect((await paypal.sandbox.ledger()).orders).toMatchObject([{ id, charges: 1 }]);
  });

  it('answer a repeated request id as before, and refuse it for another request', async () => {
    const first = await create(requestId('a'));
    expect(await create(requestId('a'))).toEqual({ status: 200, body: first.body });
    expect(issueOf(await create(requestId('a'), { ...nineDollars, note: 1 }))).toEqual([
      422,
      'PAYPAL_REQUEST_ID_PREVIOUSLY_USED',
    ]);
    const { id } = first.body;
    await capture(id, requestId('b'));
    await paypal.sandbox.approve(id);
    expect((await capture(id, requestId('b'))).status).toBe(201);
    expect((await capture(id, requestId('b'))).status).toBe(200);
    await paypal.sandbox.shiftClock(6 * HOUR_MS);
    expect(issueOf(await capture(id, requestId('b')))).toEqual([422, 'ORDER_ALREADY_CAPTURED']);
    expect((await paypal.sandbox.ledger()).charges).toBe(1);
  });

  it('refuse a repeated request id while the first is under way', async () => {
    const id = await approved();
    await paypal.sandbox.fault({ kind: 'slow', on: 'capture', ms: 300 });
    const both = await Promise.all([capture(id, requestId('c')), capture(id, requestId('c'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('are forgotten when nobody pays in three hours', async () => {
    const id = await approved();
    await paypal.sandbox.shiftClock(3 * HOUR_MS);
    expect(issueOf(await call('GET', `/v2/checkout/orders/${id}`))).toEqual([
      404,
      'INVALID_RESOURCE_ID',
    ]);
  });

  it.each([
    [400, 'INVALID_PARAMETER_VALUE', { ...nineDollars, intent: 'AUTHORIZE' }],
    [400, 'MISSING_REQUIRED_PARAMETER', { intent: 'CAPTURE' }],
    [422, 'DECIMAL_PRECISION', orderOf('9.005')],
    [422, 'CANNOT_BE_ZERO_OR_NEGATIVE', orderOf('0.00')],
  ])('refuse with %i %s', async (status, issue, body) => {
    expect(issueOf(await create({}, body))).toEqual([status, issue]);
  });
});

describe('captures of the PayPal double', () => {
  it('are declined, and may be tried again under another request id', async () => {
    const id = await approved();
    await paypal.sandbox.fault({ kind: 'declined' });
    for (let time = 0; time < 2; time += 1) {
      expect(issueOf(await capture(id, requestId('d')))).toEqual([422, 'INSTRUMENT_DECLINED']);
    }
    expect((await capture(id, requestId('e'))).status).toBe(201);
  });

  it('may be declined of one order, and of no other', async () => {
    const [unlucky, other] = [await approved(), await approved()];
    await paypal.sandbox.fault({ kind: 'declined', on: 'capture', order: unlucky, times: null });
    expect((await capture(other)).status).toBe(201);
    expect(issueOf(await capture(unlucky))).toEqual([422, 'INSTRUMENT_DECLINED']);
  });

  it('wait to be settled, then are given back', async () => {
    const id = await approved();
    await paypal.sandbox.fault({ kind: 'pending' });
    const waiting = captureOf(await capture(id, requestId('g')));
    expect(waiting.status).toBe('PENDING');
    expect((await paypal.sandbox.ledger()).charges).toBe(0);
    await paypal.sandbox.settle(waiting.id);
    expect((await paypal.sandbox.ledger()).charges).toBe(1);
    expect(captureOf(await capture(id, requestId('g'))).status).toBe('COMPLETED');
    const refund = (amount?: string) =>
      call('POST', `/v2/payments/captures/${waiting.id}/refund`, {
        ...(amount && { amount: { currency_code: 'USD', value: amount } }),
      });
    expect((await refund('4.00')).body).toMatchObject({ status: 'COMPLETED' });
    expect(issueOf(await refund('5.01'))).toEqual([422, 'REFUND_AMOUNT_EXCEEDED']);
    expect((await refund()).body).toMatchObject({ amount: { value: '5.00' } });
    expect(issueOf(await refund())).toEqual([422, 'CAPTURE_FULLY_REFUNDED']);
  });

  it('may lose their reply, and are made', async () => {
    const id = await approved();
    await paypal.sandbox.fault({ kind: 'lost-reply', on: 'capture' });
    await expect(capture(id, requestId('f'))).rejects.toThrow();
    expect((await capture(id, requestId('f'))).status).toBe(200);
    expect((await paypal.sandbox.ledger()).charges).toBe(1);
  });
});

describe('notices of the PayPal double', () => {
  it('tell what happened, signed, again until they are taken', async () => {
    const shop = await openShop([500, 200, 200]);
    await paypal.sandbox.addWebhook(shop.url);
    await paypal.sandbox.fault({ kind: 'duplicate-notices', on: 'PAYMENT.CAPTURE.COMPLETED' });
    await capture(await approved());
    await until(() => shop.heard.length === 4, 5000, 'The shop heard too little');
    shop.close();
    expect(shop.heard.map(({ event }) => event.event_type).sort()).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.COMPLETED',
    ]);
    const [{ headers, event }] = shop.heard as [Heard];
    const asked = (webhook_id: string) =>
      call('POST', '/v1/notifications/verify-webhook-signature', {
        auth_algo: headers['paypal-auth-algo'],
        cert_url: headers['paypal-cert-url'],
        transmission_id: headers['paypal-transmission-id'],
        transmission_sig: headers['paypal-transmission-sig'],
        transmission_time: headers['paypal-transmission-time'],
        webhook_id,
        webhook_event: event,
      });
    expect((await asked('WHDOUBLE')).body).toEqual({ verification_status: 'SUCCESS' });
    expect((await asked('OTHER')).body).toEqual({ verification_status: 'FAILURE' });
  });
});

describe('the approval page of the PayPal double', () => {
  it('asks in Spanish and sends the payer back to where the shop wants them', async () => {
    const { body } = await create(
      {},
      {
        ...nineDollars,
        application_context: {
          return_url: 'http://shop.test/ok',
          cancel_url: 'http://shop.test/no',
        },
      },
    );
    const page = `${paypal.url}/checkoutnow?token=${body.id}`;
    expect(await (await fetch(page)).text()).toMatch(/9\.00 USD[^]*Pagar ahora[^]*Cancelar/);
    const decide = async (decision: string) =>
      (
        await fetch(page, {
          method: 'POST',
          body: new URLSearchParams({ decision }),
          redirect: 'manual',
        })
      ).headers.get('location');
    expect(await decide('cancel')).toBe(`http://shop.test/no?token=${body.id}`);
    expect(await decide('approve')).toBe(
      `http://shop.test/ok?token=${body.id}&PayerID=PRUEBA2CARMEN`,
    );
    expect((await capture(body.id)).status).toBe(201);
  });
});

function orderOf(value: string) {
  return { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'USD', value } }] };
}

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly event: { readonly event_type: string };
}

/** Starts a shop that receives notices. It responds with the given statuses in turn, and then with 200. */
async function openShop(answers: number[]) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      heard.push({ headers: request.headers, event: JSON.parse(text) as Heard['event'] });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, heard, close: () => server.close() };
}
