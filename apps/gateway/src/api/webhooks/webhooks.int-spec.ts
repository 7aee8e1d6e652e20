import { media, type WebhookView } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('webhooks in the API', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let headers: { authorization: string };
  const asked: object[] = [];
  const at = '2026-11-23T12:00:00.000Z';
  const webhook: WebhookView = {
    ...{ id: randomUUID(), url: 'https://example.do/aviso', description: null, events: [] },
    ...{ isEnabled: true, pausedAt: null, createdAt: at, lastTriedAt: null, lastStatus: null },
    previousSecretExpiresAt: null,
    version: 8,
    menuIds: null,
  };
  const path = `/api/webhooks/${webhook.id}`;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    headers = { authorization: `Bearer ${testGateway.people.issueKey()}` };
    const saying =
      <Reply>(reply: Reply) =>
      (request: object) => {
        asked.push(request);
        return reply;
      };
    testGateway.media
      .on(media.webhook.update, saying(webhook))
      .on(media.webhook.delete, saying({}))
      .on(media.webhook.rotateSecret, saying({ ...webhook, secret: 'whsec_x' }));
  });
  afterAll(() => testGateway.close());
  beforeEach(() => void asked.splice(0));

  const call = (method: string, to: string, { body, match }: { body?: object; match?: string }) =>
    gateway.call(to, {
      ...{ method, ...(body && { body }) },
      headers: { ...headers, ...(match && { 'if-match': match }) },
    });

  it('are changed over the version that is named, and tell the one they have then', async () => {
    const match = '"7"';
    const changed = await call('PUT', path, { body: { isEnabled: false }, match });
    const rotated = await call('POST', `${path}/rotate-secret`, { match });
    const deleted = await call('DELETE', path, { match });
    expect(
      [changed, rotated, deleted].map(({ status, headers: { etag } }) => [status, etag]),
    ).toEqual([
      [200, '"8"'],
      [200, '"8"'],
      [204, undefined],
    ]);
    const over = { webhookId: webhook.id, expectedVersion: 7 };
    expect(asked).toEqual([{ ...over, isEnabled: false }, over, over]);
  });

  it('are asked for with the person who was shown the key, if they are still there', async () => {
    const userId = randomUUID();
    const madeBy = randomUUID();
    for (const [shownTo, named] of [
      [{ madeBy }, { apiKeyMadeBy: madeBy }],
      [{ madeBy: null }, {}],
    ] as const) {
      const key = testGateway.people.issueKey(userId, 'free', 'user', shownTo);
      await gateway.call(path, {
        ...{ method: 'PUT', body: { isEnabled: false } },
        headers: { authorization: `Bearer ${key}` },
      });
      const actor = { kind: 'user', accountId: userId, userId, role: 'user', apiKeyName: 'Caja' };
      expect(testGateway.media.actors.at(-1)).toEqual({
        ...actor,
        ...named,
        apiKeyId: expect.any(String) as string,
      });
    }
  });
});
