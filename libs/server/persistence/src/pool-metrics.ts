import { ScrapedGauge } from '@cartaviva/metrics';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { poolOf } from './pool-of';

const gauge = new ScrapedGauge({
  name: 'postgres_pool_connections',
  help: 'Connections of this process to Postgres by state: used, idle, and waiting, for those it lacks',
  labelNames: ['state'],
});

/** Measures the connection pool at each scrape while the process runs. */
@Injectable()
export class PoolMetrics implements OnApplicationShutdown {
  private readonly stop: () => void;

  constructor(dataSource: DataSource) {
    this.stop = gauge.readFrom(async () => {
      // The pool hands out idle connections only in the next turn. Without this wait, requests of the same scrape for
      // other metrics would count as waiting.
      await nextTurn();
      const { totalCount, idleCount, waitingCount } = poolOf(dataSource);
      return [
        { labels: { state: 'used' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
        { labels: { state: 'waiting' }, value: waitingCount },
      ];
    });
  }

  onApplicationShutdown(): void {
    this.stop();
  }
}
