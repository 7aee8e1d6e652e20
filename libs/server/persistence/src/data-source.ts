import type { Type } from '@nestjs/common';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { HandledEvent } from './handled-events/handled-event.entity';
import { SnakeNaming } from './naming';
import { OutboxEvent } from './outbox/outbox-event.entity';
import { TracedClient } from './traced-client';

export interface PersistenceOptions {
  readonly schema: string;
  readonly url: string;
  /** Connection URL of the same role to a read replica, for reports. */
  readonly readUrl?: string | undefined;
  readonly entities: readonly Type[];
  /** Maximum number of connections of this process. */
  readonly poolSize?: number;
}

/** Maximum wait in seconds for a new or a pooled connection. */
const CONNECT_SECONDS = 2;

/**
 * Connection options of all services. Every wait is bounded within the 5 s of a request: 2 s for a connection (or the
 * `connect_timeout` of the address), 4 s for a statement, 3 s for a lock. With a pooler, the service's role sets
 * these limits (docs/operations/managed-engines.md).
 */
export function dataSourceOptions({
  schema,
  url,
  entities,
  poolSize = 10,
}: PersistenceOptions): Omit<PostgresDataSourceOptions, 'extra'> & { extra: object } {
  return {
    type: 'postgres',
    url,
    schema,
    entities: [...entities, OutboxEvent, HandledEvent],
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    migrationsRun: false,
    extra: {
      Client: TracedClient,
      max: poolSize,
      connectionTimeoutMillis: connectSecondsOf(url) * 1000,
      idleTimeoutMillis: 30_000,
      query_timeout: 4500,
      ...(!isPooled(url) && {
        statement_timeout: 4000,
        lock_timeout: 3000,
        idle_in_transaction_session_timeout: 10_000,
      }),
      keepAlive: true,
      application_name: schema,
    },
  };
}

function connectSecondsOf(url: string): number {
  return Number(new URL(url).searchParams.get('connect_timeout')) || CONNECT_SECONDS;
}

/**
 * Is true for the address of a transaction pooler (`?pgbouncer=true`). Such poolers refuse settings at the start of a
 * connection and do not support prepared statements.
 */
export const isPooled = (url: string): boolean => /[?&]pgbouncer=true(&|$)/.test(url);
