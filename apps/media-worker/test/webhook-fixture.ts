import {
  media,
  menusEvents,
  type ContentChange,
  type MenuChanged,
  type MenuChangedPayload,
  type RequestTo,
  type WebhookEvent,
} from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { DueWebhooks } from '../src/webhooks/due-webhooks';
import { openIntegrator } from './integrator';
import { startTestService } from './test-service';

/** Default subscription of a webhook in these tests. */
export const EVENTS: WebhookEvent[] = [
  ...(['menu.updated', 'menu.published', 'menu.deleted', 'item.created'] as const),
];

type Happening = Partial<MenuChanged> & { readonly times?: number };

/** Creates a change without details of the changed resource. */
export const change = (type: ContentChange['type'] = 'menu.updated'): ContentChange => ({
  type,
  at: new Date().toISOString(),
});

export type WebhookFixture = Awaited<ReturnType<typeof startWebhookFixture>>;

export async function startWebhookFixture() {
  const service = await startTestService();
  service.clock.freeze();
  const integrator = await openIntegrator();

  async function begin(events = EVENTS) {
    const owner = service.owner();
    const url = integrator.newAddress();
    const webhook = await owner.call(media.webhook.create, { url, events });
    const menuId = randomUUID();
    const happens = (
      changes: ContentChange[] = [change()],
      { times = 1, ...about }: Happening = {},
    ) =>
      service.emit(
        menusEvents.menuChanged,
        {
          ...{ menuId, accountId: owner.accountId, isPublished: true, isDeleted: false },
          ...{ changes, omitted: [], ...about },
        },
        { times },
      );
    const update = (changes: Omit<RequestTo<typeof media.webhook.update>, 'webhookId'>) =>
      owner.call(media.webhook.update, { webhookId: webhook.id, ...changes });
    const log = async () => {
      const asked = { webhookId: webhook.id, page: 1, limit: 20 };
      return (await owner.call(media.webhookDelivery.list, asked)).rows;
    };
    const received = () => integrator.receivedAt(url);
    const bodies = () => received().map(({ body }) => JSON.parse(body) as MenuChangedPayload);
    return { ...{ owner, url, webhook, menuId, happens, update, log, received, bodies } };
  }

  /** Waits until this many deliveries to a URL have not started. */
  const waits = (url: string, count = 1) =>
    eventually(async () => {
      const [row] = await service.sql<{ count: number }>(
        `SELECT count(*)::int FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
         WHERE w.url = $1 AND d.ended_at IS NULL AND d.failed_at IS NULL AND d.tries = 0`,
        [url],
      );
      expect(row!.count).toBe(count);
    });

  /** Waits until the next delivery to a URL has this many changes. */
  const holds = (url: string, count: number) =>
    eventually(async () => {
      const [row] = await service.sql<{ count: number }>(
        `SELECT jsonb_array_length(changes) AS count FROM webhook_deliveries d
         JOIN webhooks w ON w.id = d.webhook_id WHERE w.url = $1 ORDER BY 1 DESC`,
        [url],
      );
      expect(row!.count).toBe(count);
    });

  /** Advances the clock and sends the deliveries that are due then. */
  async function pass(time: { seconds?: number; minutes?: number } = { seconds: 1 }) {
    service.clock.advance(time);
    await service.app.get(DueWebhooks).sweep();
  }

  /** Waits until no delivery is in progress or due. */
  const isQuiet = () =>
    eventually(async () => {
      const { webhooks } = service.queues;
      expect(await webhooks.getJobCountByTypes('waiting', 'delayed', 'active')).toBe(0);
    });

  async function stop(): Promise<void> {
    await integrator.close();
    await service.stop();
  }

  return { service, integrator, begin, waits, holds, pass, isQuiet, stop };
}
