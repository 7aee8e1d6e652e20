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

/** Measures the pool of connections at each scrape, for as long as the process runs. */
@Injectable()
export class PoolMetrics implements OnApplicationShutdown {
  private readonly stop: () => void;

  constructor(dataSource: DataSource) {
    this.stop = gauge.readFrom(async () => {
      // The pool hands idle connections out after the turn in which they are asked for, as this scrape
      // itself does for other metrics: those wait for nothing.
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
