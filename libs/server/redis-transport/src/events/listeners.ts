import type { ServiceName } from '@cartaviva/contracts';
import { ScrapedGauge } from '@cartaviva/metrics';
import type { Redis } from 'ioredis';
import { ageOf } from '../wire/entry-id';
import { keys } from '../wire/keys';

const oldest = new ScrapedGauge({
  name: 'event_stream_oldest_seconds',
  help: 'Age of the oldest event of a service that a listener has not handled; 0 when there is none',
  labelNames: ['source', 'listener'],
});

export interface Listener {
  readonly name: string;
  /** ID of the last event that one of its replicas received. */
  readonly lastTaken: string;
  /** ID of the oldest unhandled event, delivered or not. */
  readonly oldest: string | undefined;
}

/** Lists all listeners to a service's events that Redis knows. Rejects if there is no stream. */
export async function listenersTo(source: ServiceName, redis: Redis): Promise<Listener[]> {
  const stream = keys.events(source);
  const groups = (await redis.xinfo('GROUPS', stream)) as unknown[][];
  return Promise.all(
    groups.map(async (flat) => {
      const valueOf = (field: string) => flat[flat.indexOf(field) + 1];
      const [name, lastTaken] = [String(valueOf('name')), String(valueOf('last-delivered-id'))];
      if (Number(valueOf('pending')) > 0) {
        const [, first] = await redis.xpending(stream, name);
        return { name, lastTaken, oldest: String(first) };
      }
      const [next] = await redis.xrange(stream, `(${lastTaken}`, '+', 'COUNT', 1);
      return { name, lastTaken, oldest: next?.[0] };
    }),
  );
}

/** Measures the progress of listeners at each scrape. Returns a function that stops it. */
export const measureListeners = (source: ServiceName, redis: Redis): (() => void) =>
  oldest.readFrom(async () =>
    (await listenersTo(source, redis)).map(({ name, oldest }) => ({
      labels: { source, listener: name },
      value: oldest ? ageOf(oldest) : 0,
    })),
  );
