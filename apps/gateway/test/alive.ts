import { billing, DomainError, identity, media, menus, QUEUES } from '@cartaviva/contracts';
import { PREFIX } from '@cartaviva/queues';
import { Worker } from 'bullmq';
import type { TestGateway } from './test-gateway';

export interface Alive {
  readonly emails: Worker;
  close(): Promise<void>;
}

/** Makes every service answer status checks and adds a worker to every queue. */
export async function alive(testGateway: TestGateway): Promise<Alive> {
  testGateway.menus.on(menus.publicMenu.find, () => ({ state: 'missing' as const }));
  testGateway.identity.on(identity.status.history, () => ({
    components: [],
    months: [],
    incidents: [],
  }));
  testGateway.billing.on(billing.plan.list, () => []);
  testGateway.media.on(media.ticket.redeem, () => {
    throw new DomainError('UPLOAD_EXPIRED');
  });
  const work = (queue: string) =>
    new Worker(queue, async () => undefined, {
      prefix: PREFIX,
      connection: { url: testGateway.redis.url, maxRetriesPerRequest: null },
    }).on('error', () => undefined);
  const [images, emails] = [work(QUEUES.images), work(QUEUES.emails)];
  await Promise.all([images, emails].map((worker) => worker.waitUntilReady()));
  return {
    emails,
    close: async () => {
      await Promise.all([images, emails].map((worker) => worker.close()));
    },
  };
}
