import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { MigrationInterface } from 'typeorm';
import { dataSourceOptions } from './data-source';

export interface PersistenceOptions {
  /** The service's own schema, which its role owns. */
  readonly schema: string;
  /** Connection of the service's own role. */
  readonly url: string;
  readonly entities: readonly Type[];
  /** Connections this process may hold. */
  readonly poolSize?: number;
}

export type Migration = Type<MigrationInterface>;

/** A service's one connection to Postgres: its schema, its entities, bounded waits. */
@Module({})
export class PersistenceModule {
  static forRoot(options: PersistenceOptions): DynamicModule {
    return {
      module: PersistenceModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(options),
          retryAttempts: 60,
          retryDelay: 1000,
        }),
      ],
    };
  }
}
