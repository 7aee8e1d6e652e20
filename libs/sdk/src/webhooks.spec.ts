import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, type WebhookDelivery } from './webhooks';

const secretOf = () => `whsec_${randomBytes(24).toString('base64')}`;

const secret = secretOf();
const SENT = new Date('2026-11-23T12:00:00Z');
const event = { type: 'menu.published', timestamp: '2026-11-23T11:59:59Z', data: { menuId: 'm' } };
const payload = JSON.stringify({ ...event, note: 'ñandú' });

/** Headers of a delivery, signed by the Standard Webhooks library. */
const headersOf = (signedWith: readonly string[]) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': `${SENT.getTime() / 1000}`,
  'webhook-signature': signedWith
    .map((one) => new Webhook(one).sign('msg_1', SENT, payload))
    .join(' '),
});
const headers = headersOf([secret]);

const delivery = (
  changes: Partial<WebhookDelivery> = {},
  signedWith: readonly string[] = [secret],
): WebhookDelivery => ({
  payload,
  headers: headersOf(signedWith),
  secret,
  now: () => SENT.getTime(),
  ...changes,
});

describe('a delivery of a webhook', () => {
  it('that the library of Standard Webhooks signed gives its event', async () => {
    expect(await verifyWebhook(delivery())).toMatchObject(event);
  });

  it('may come as bytes, with the headers of fetch', async () => {
    const bytes = new TextEncoder().encode(payload);
    expect(
      await verifyWebhook(delivery({ headers: new Headers(headers), payload: bytes })),
    ).toMatchObject(event);
  });

  it('may be signed twice, or be checked by two secrets, while one is rotated', async () => {
    const before = secretOf();
    expect(await verifyWebhook(delivery({}, [before, secret]))).toMatchObject(event);
    expect(await verifyWebhook(delivery({ secret: [secret, before] }, [before]))).toMatchObject(
      event,
    );
  });

  it('of another secret, another body, another id or another scheme is refused', async () => {
    const [, signature] = headers['webhook-signature'].split(',');
    for (const one of [
      delivery({}, [secretOf()]),
      delivery({ secret: [] }),
      delivery({ payload: `${payload} ` }),
      delivery({ payload: new TextEncoder().encode(`\uFEFF${payload}`) }),
      delivery({ headers: { ...headers, 'webhook-id': 'msg_2' } }),
      delivery({ headers: { ...headers, 'webhook-signature': `v2,${signature}` } }),
      delivery({ headers: { ...headers, 'webhook-signature': `v1,` } }),
      delivery({ headers: { ...headers, 'webhook-signature': signature!.slice(0, -1) } }),
    ]) {
      await expect(verifyWebhook(one)).rejects.toMatchObject({
        name: 'WebhookVerificationError',
        code: 'wrong-signature',
      });
    }
  });

  it('is taken within five minutes before and after, and no further', async () => {
    const at = (seconds: number, more: Partial<WebhookDelivery> = {}) =>
      verifyWebhook(delivery({ now: () => SENT.getTime() + seconds * 1000, ...more }));
    for (const seconds of [-300, 300]) expect(await at(seconds)).toMatchObject(event);
    for (const seconds of [-301, 301]) {
      await expect(at(seconds)).rejects.toMatchObject({ code: 'wrong-time' });
    }
    await expect(at(60, { toleranceSeconds: 30 })).rejects.toMatchObject({ code: 'wrong-time' });
  });

  it('whose time is none is refused', async () => {
    const yesterday = delivery({ headers: { ...headers, 'webhook-timestamp': 'ayer' } });
    await expect(verifyWebhook(yesterday)).rejects.toMatchObject({ code: 'wrong-time' });
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
    'without %s is refused',
    async (name) => {
      const one = delivery({ headers: { ...headers, [name]: undefined } });
      await expect(verifyWebhook(one)).rejects.toMatchObject({ code: 'missing-header' });
    },
  );

  it('that is no JSON is refused, well signed as it is', async () => {
    const signature = new Webhook(secret).sign('msg_1', SENT, 'hola');
    const one = delivery({
      payload: 'hola',
      headers: { ...headers, 'webhook-signature': signature },
    });
    await expect(verifyWebhook(one)).rejects.toMatchObject({ code: 'wrong-body' });
  });
});
