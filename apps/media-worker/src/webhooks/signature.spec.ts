import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, signedHeaders } from './signature';

const body = '{"type":"webhook.test"}';
const sign = (...secrets: string[]) => signedHeaders({ id: 'one', at: new Date(), body }, secrets);

describe('the signature of a delivery', () => {
  it('is what the library of Standard Webhooks verifies, by each secret that is good', () => {
    const [before, now, another] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
    const headers = sign(now, before);
    for (const secret of [now, before]) {
      expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'webhook.test' });
    }
    expect(() => new Webhook(another).verify(body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(now).verify(`${body} `, headers)).toThrow('No matching signature');
    expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
  });

  it('is by the only secret there is', () => {
    const secret = newWebhookSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(new Webhook(secret).verify(body, sign(secret))).toEqual({ type: 'webhook.test' });
  });
});
