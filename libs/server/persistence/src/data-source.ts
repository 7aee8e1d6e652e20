import type { Type } from '@nestjs/common';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { HandledEvent } from './handled-events/handled-event.entity';
import { SnakeNaming } from './naming';
import { OutboxEvent } from './outbox/outbox-event.entity';
import { TracedClient } from './traced-client';

export interface PersistenceOptions {
  /** The service's own schema, which its role owns. */
  readonly schema: string;
  /** Connection of the service's own role. */
  readonly url: string;
  /** Connection of the same role to a copy of the database, for reports. */
  readonly readUrl?: string | undefined;
  readonly entities: readonly Type[];
  /** Connections this process may hold. */
  readonly poolSize?: number;
}

/** How long a connection is waited for, a free one of the pool as well, in seconds. */
const CONNECT_SECONDS = 2;

/**
 * How every service talks to Postgres. Nothing waits for ever: a full pool gives up after 2 s, or what
 * the address has as libpq's `connect_timeout`, a statement after 4 s, a lock after 3 s, all inside the 5 s a request may take. Behind a pooler the
 * service's role has these limits (docs/operations/managed-engines.md).
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
 * Whether an address, by `?pgbouncer=true`, is that of a pooler which gives each transaction another
 * connection: such ones refuse settings at the start of a connection, and know no statements by name.
 */
export const isPooled = (url: string): boolean => /[?&]pgbouncer=true(&|$)/.test(url);
