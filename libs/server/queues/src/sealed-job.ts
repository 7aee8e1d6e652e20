import type { ProcessRole, QUEUES } from '@cartaviva/contracts';
import { messageSealer, type MessageSealer } from '@cartaviva/redis-transport';
import { traceparent } from '@cartaviva/tracing';
import type { Job } from 'bullmq';
import { PREFIX } from './queue-settings';

type Queued = (typeof QUEUES)[keyof typeof QUEUES];

/** Who adds to a queue: a job that another role sealed is none of its own. */
const PRODUCERS: Readonly<Record<Queued, ProcessRole>> = {
  images: 'media',
  emails: 'media',
  webhooks: 'media',
};

/** A job's data as it stands in Redis; beside it, sealed as well, the trace that it belongs to. */
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

/** Data opens in the job that it was sealed for alone: a copy under another id or name does not. */
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

/** The trace that whoever added the job was in. Nothing of a job that says none, or was tampered with. */
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

/** The data that its queue's producer put into the job. Throws for anybody else's. */
export function openJob({ queueName: queue, name, id = '', data }: SealedJob): unknown {
  const { sealed = '' } = (data ?? {}) as Partial<SealedData>;
  const sealer = sealerOf(queue);
  const { sender, text } = sealer.open(Buffer.from(sealed, 'base64'), placeOf({ queue, name, id }));
  if (sender !== sealer.role) throw new Error(`${sender} adds no jobs here`);
  return JSON.parse(text);
}
