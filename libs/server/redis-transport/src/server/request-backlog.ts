import type { ServiceName } from '@cartaviva/contracts';
import { ScrapedGauge } from '@cartaviva/metrics';
import type { Redis } from 'ioredis';
import { ageOf } from '../wire/entry-id';
import { keys } from '../wire/keys';

const length = new ScrapedGauge({
  name: 'request_stream_length',
  help: 'Requests that no replica has taken yet, by service',
  labelNames: ['service'],
});

const oldest = new ScrapedGauge({
  name: 'request_stream_oldest_seconds',
  help: 'Age of the oldest request that no replica has taken yet, by service; 0 when there is none',
  labelNames: ['service'],
});

/** Measures a service's requests at each scrape. Returns a function that stops it. */
export function measureRequests(service: ServiceName, redis: Redis): () => void {
  const stream = keys.requests(service);
  const labels = { service };
  const stops = [
    length.readFrom(async () => [{ labels, value: await redis.xlen(stream) }]),
    oldest.readFrom(async () => {
      const [entry] = await redis.xrange(stream, '-', '+', 'COUNT', 1);
      return [{ labels, value: entry ? ageOf(entry[0]) : 0 }];
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
