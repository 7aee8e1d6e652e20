import type { ServiceName } from '@cartaviva/contracts';
import { ScrapedGauge } from '@cartaviva/metrics';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';

const gauge = new ScrapedGauge({
  name: 'outbox_oldest_seconds',
  help: 'Age of the oldest event that has not left, by service; 0 when there is none',
  labelNames: ['service'],
});

const OLDEST = `
  SELECT extract(epoch FROM now() - occurred_at)::float AS age FROM outbox
  WHERE published_at IS NULL ORDER BY position LIMIT 1`;

/**
 * Measures the age of the oldest unsent event. It queries Postgres because the relay reads no rows while Redis is
 * down.
 */
export class OutboxAge implements OnApplicationShutdown {
  private readonly stop: () => void;

  constructor(service: ServiceName, dataSource: DataSource) {
    this.stop = gauge.readFrom(async () => {
      const [oldest] = await dataSource.query<{ age: number }[]>(OLDEST);
      return [{ labels: { service }, value: oldest?.age ?? 0 }];
    });
  }

  onApplicationShutdown(): void {
    this.stop();
  }
}
