import type { DataSource } from 'typeorm';
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
    const { url = '' } = dataSource.options as PostgresDataSourceOptions;
    const { text } = this;
    const name = isPooled(url) ? undefined : this.name;
    const { rows } = await poolOf(dataSource).query<Row>({ name, text, values: [...values] });
    return rows;
  }
}
