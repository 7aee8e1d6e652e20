import { jest } from '@jest/globals';
import { media } from '@cartaviva/contracts';
import { open, seal } from '@cartaviva/secrets';
import { eventually } from '@cartaviva/server-testing';
import { Logger } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { register } from 'prom-client';
import { Webhook } from 'standardwebhooks';
import { MAIL_KEY, MAIL_KEY_PREVIOUS } from '../../test/test-service';
import { startWebhookFixture, type WebhookFixture } from '../../test/webhook-fixture';
import { WebhookResealing } from './webhook-resealing';

const THIRD_KEY = 'a third key that nobody here knows';

describe('the secret of a webhook, while MAIL_KEY is being replaced', () => {
  let fixture: WebhookFixture;
  const sweeps = async () => {
    const { values = [] } = (await register.getSingleMetric('chore_runs_total')?.get()) ?? {};
    const done = { chore: 'WebhookResealing.sweep', outcome: 'done' };
    return values.find(({ labels }) => isDeepStrictEqual(labels, done))?.value ?? 0;
  };
  beforeAll(async () => {
    const before = await sweeps();
    fixture = await startWebhookFixture();
    // Otherwise the sweep at start-up could reseal the secrets of the tests.
    await eventually(async () => expect(await sweeps()).toBeGreaterThan(before));
  });
  afterAll(() => fixture.stop());

  async function sealedWith(key: string) {
    const begun = await fixture.begin();
    const { id, secret } = begun.webhook;
    const sealed = seal(secret, key);
    await fixture.service.sql(`UPDATE webhooks SET sealed_secret = $2 WHERE id = $1`, [id, sealed]);
    const stored = async () => {
      const rows = await fixture.service.sql<{ sealed: string }>(
        `SELECT sealed_secret AS sealed FROM webhooks WHERE id = $1`,
        [id],
      );
      return rows[0]!.sealed;
    };
    const test = async () => {
      await begun.owner.call(media.webhook.test, { webhookId: id });
      await fixture.pass();
    };
    return { ...begun, secret, sealed, stored, test };
  }
  const resealing = () => fixture.service.app.get(WebhookResealing);

  it('signs where the key before sealed it, and is sealed anew', async () => {
    const { secret, stored, test, received } = await sealedWith(MAIL_KEY_PREVIOUS);
    await test();
    await eventually(() => expect(received()).toHaveLength(1));
    const { headers, body } = received()[0]!;
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    expect(headers['webhook-signature']).toBe(
      new Webhook(secret).sign(String(headers['webhook-id']), at, body),
    );
    expect(open(await stored(), MAIL_KEY_PREVIOUS)).toBe(secret);
    await resealing().sweep();
    expect(open(await stored(), MAIL_KEY)).toBe(secret);
  });

  it('signs nothing where a third key sealed it, and stays as it is; the others go on', async () => {
    // The worker logs that it cannot sign the delivery.
    const errors = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const foreign = await sealedWith(THIRD_KEY);
    const after = await sealedWith(MAIL_KEY_PREVIOUS);
    const current = await sealedWith(MAIL_KEY);
    await foreign.test();
    await fixture.isQuiet();
    expect(foreign.received()).toEqual([]);
    expect(errors).toHaveBeenCalled();
    errors.mockRestore();
    await resealing().sweep();
    expect(await foreign.stored()).toBe(foreign.sealed);
    expect(await current.stored()).toBe(current.sealed);
    expect(open(await after.stored(), MAIL_KEY)).toBe(after.secret);
  });
});
