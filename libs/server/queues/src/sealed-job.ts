import type { ProcessRole, QUEUES } from '@cartaviva/contracts';
import { messageSealer, type MessageSealer } from '@cartaviva/redis-transport';
import { traceparent } from '@cartaviva/tracing';
import type { Job } from 'bullmq';
import { PREFIX } from './queue-settings';

type Queued = (typeof QUEUES)[keyof typeof QUEUES];

/** Role that may add jobs to each queue. Jobs from other roles are forged. */
const PRODUCERS: Readonly<Record<Queued, ProcessRole>> = {
  images: 'media',
  emails: 'media',
  webhooks: 'media',
};

/** Data of a job in Redis. The trace of the job is sealed, too. */
export interface SealedData {
  readonly sealed: string;
  readonly trace?: string;
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

/**
 * Additional data of the seal, so that the data opens only in its own job and not in a copy with another ID or name.
 */
const placeOf = ({ queue, name, id }: JobPlace) => `${PREFIX}:${queue}:${name}:${id}`;

const traceOf = (place: JobPlace) => `${placeOf(place)}:trace`;

export function sealJob(data: unknown, place: JobPlace): SealedData {
  const sealer = sealerOf(place.queue);
  const seal = (text: string, at: string) => sealer.seal(text, at).toString('base64');
  const parent = traceparent();
  return {
    sealed: seal(JSON.stringify(data), placeOf(place)),
    ...(parent && { trace: seal(parent, traceOf(place)) }),
  };
}

type SealedJob = Pick<Job<unknown>, 'queueName' | 'name' | 'id' | 'data'>;

/** Returns the trace of the job's producer, or undefined if there is none or it was altered. */
export function traceparentOf({
  queueName: queue,
  name,
  id = '',
  data,
}: SealedJob): string | undefined {
  const { trace } = (data ?? {}) as Partial<SealedData>;
  if (trace === undefined) return undefined;
  const sealer = sealerOf(queue);
  try {
    const place = traceOf({ queue, name, id });
    const { sender, text } = sealer.open(Buffer.from(trace, 'base64'), place);
    return sender === sealer.role ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the data that the queue's producer sealed for the job. Throws for any other data. */
export function openJob({ queueName: queue, name, id = '', data }: SealedJob): unknown {
  const { sealed = '' } = (data ?? {}) as Partial<SealedData>;
  const sealer = sealerOf(queue);
  const { sender, text } = sealer.open(Buffer.from(sealed, 'base64'), placeOf({ queue, name, id }));
  if (sender !== sealer.role) throw new Error(`${sender} adds no jobs here`);
  return JSON.parse(text);
}
