import type { ProcessRole, QUEUES } from '@cartaviva/contracts';
import { messageSealer, type MessageSealer } from '@cartaviva/redis-transport';
import type { Job } from 'bullmq';
import { PREFIX } from './queue-settings';

type Queued = (typeof QUEUES)[keyof typeof QUEUES];

/** Who adds to a queue: a job that another role sealed is none of its own. */
const PRODUCERS: Readonly<Record<Queued, ProcessRole>> = {
  images: 'media',
  emails: 'media',
  visits: 'gateway',
  webhooks: 'media',
};

/** A job's data as it stands in Redis. */
export interface SealedData {
  readonly sealed: string;
}

interface JobPlace {
  readonly queue: string;
  readonly name: string;
  readonly id: string;
}

const sealers = new Map<ProcessRole, MessageSealer>();

function sealerOf(queue: string): MessageSealer {
  const role = PRODUCERS[queue as Queued];
  const sealer = sealers.get(role) ?? messageSealer(role);
  sealers.set(role, sealer);
  return sealer;
}

/** Data opens in the job that it was sealed for alone: a copy under another id or name does not. */
const placeOf = ({ queue, name, id }: JobPlace) => `${PREFIX}:${queue}:${name}:${id}`;

export function sealJob(data: unknown, place: JobPlace): SealedData {
  const sealed = sealerOf(place.queue).seal(JSON.stringify(data), placeOf(place));
  return { sealed: sealed.toString('base64') };
}

/** The data that its queue's producer put into the job. Throws for anybody else's. */
export function openJob({
  queueName: queue,
  name,
  id = '',
  data,
}: Pick<Job<unknown>, 'queueName' | 'name' | 'id' | 'data'>): unknown {
  const { sealed = '' } = (data ?? {}) as Partial<SealedData>;
  const sealer = sealerOf(queue);
  const { sender, text } = sealer.open(Buffer.from(sealed, 'base64'), placeOf({ queue, name, id }));
  if (sender !== sealer.role) throw new Error(`${sender} adds no jobs here`);
  return JSON.parse(text);
}
