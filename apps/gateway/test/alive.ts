import { billing, DomainError, media, menus, QUEUES } from '@cartaviva/contracts';
import { PREFIX } from '@cartaviva/queues';
import { Worker } from 'bullmq';
import type { House } from './house';

export interface Alive {
  readonly emails: Worker;
  close(): Promise<void>;
}

/** Every service answers what the status page asks of it, and every queue has a worker. */
export async function alive(house: House): Promise<Alive> {
  house.menus.on(menus.publicMenu.find, () => ({ state: 'missing' as const }));
  house.billing.on(billing.plan.list, () => []);
  house.media.on(media.ticket.redeem, () => {
    throw new DomainError('UPLOAD_EXPIRED');
  });
  const work = (queue: string) =>
    new Worker(queue, async () => undefined, {
      prefix: PREFIX,
      connection: { url: house.redis.url, maxRetriesPerRequest: null },
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
