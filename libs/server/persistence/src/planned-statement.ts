import type { PoolClient, QueryConfig } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { isPooled } from './data-source';
import { poolOf } from './pool-of';

/**
 * A statement that every connection plans once and keeps: for one that is asked often and takes longer
 * to plan than to run. The name is its own in the whole service. Behind a pooler it is planned each time.
 */
export class PlannedStatement<Row extends object> {
  constructor(
    private readonly name: string,
    private readonly text: string,
  ) {}

  /** Outside of any transaction. Rejects as the driver does. */
  async run(dataSource: DataSource, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await poolOf(dataSource).query<Row>(this.queryOf(dataSource, values));
    return rows;
  }

  /** In the transaction that a manager is of. Rejects as the driver does. */
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
