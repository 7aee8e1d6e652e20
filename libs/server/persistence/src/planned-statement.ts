import type { PoolClient, QueryConfig } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { isPooled } from './data-source';
import { poolOf } from './pool-of';

/**
 * Prepared statement, which each connection plans once. Use it for frequent statements whose planning takes longer
 * than their execution. The name must be unique in the service. With a pooler, each execution plans it again.
 */
export class PlannedStatement<Row extends object> {
  constructor(
    private readonly name: string,
    private readonly text: string,
  ) {}

  /** Runs outside of any transaction. Rejects with the driver's error. */
  async run(dataSource: DataSource, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await poolOf(dataSource).query<Row>(this.queryOf(dataSource, values));
    return rows;
  }

  /** Runs in the manager's transaction. Rejects with the driver's error. */
  async runIn(
    { connection, queryRunner }: EntityManager,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const client = (await queryRunner!.connect()) as PoolClient;
    const { rows } = await client.query<Row>(this.queryOf(connection, values));
    return rows;
  }

  private queryOf({ options }: DataSource, values: readonly unknown[]): QueryConfig<unknown[]> {
    const { url = '' } = options as PostgresDataSourceOptions;
    return {
      text: this.text,
      values: [...values],
      ...(!isPooled(url) && { name: this.name }),
    };
  }
}
