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

/** How far a service has come with the events of another. */
export interface Listener {
  readonly name: string;
  /** Id of the last event that one of its replicas took. */
  readonly lastTaken: string;
  /** Id of the oldest event that it has not handled, whether taken or not. */
  readonly oldest: string | undefined;
}

/** Everybody who has read a service's events, as Redis knows them. Rejects while there is no stream. */
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

/** Measures at each scrape how far listeners have come, until the function is called that is returned. */
export const measureListeners = (source: ServiceName, redis: Redis): (() => void) =>
  oldest.readFrom(async () =>
    (await listenersTo(source, redis)).map(({ name, oldest }) => ({
      labels: { source, listener: name },
      value: oldest ? ageOf(oldest) : 0,
    })),
  );
