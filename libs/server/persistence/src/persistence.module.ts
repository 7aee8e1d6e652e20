import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type MigrationInterface } from 'typeorm';
import { dataSourceOptions, type PersistenceOptions } from './data-source';
import { EventRetention } from './event-retention';
import { HandledEvents } from './handled-events/handled-events';
import { PoolMetrics } from './pool-metrics';
import { PostgresUnavailable } from './postgres-unavailable.interceptor';
import { ReadReplica } from './read-replica';

export type Migration = Type<MigrationInterface>;

/** Connection of a service to Postgres with its schema, its entities and bounded waits. */
@Module({})
export class PersistenceModule {
  static forRoot(options: PersistenceOptions): DynamicModule {
    return {
      module: PersistenceModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(options),
          retryAttempts: 60,
          retryDelay: 1000,
        }),
      ],
      providers: [
        HandledEvents,
        EventRetention,
        PoolMetrics,
        {
          provide: ReadReplica,
          inject: [DataSource],
          useFactory: (primary: DataSource) => new ReadReplica(primary, options),
        },
        { provide: APP_INTERCEPTOR, useClass: PostgresUnavailable },
      ],
      exports: [HandledEvents, ReadReplica],
    };
  }
}
