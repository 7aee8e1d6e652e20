import type { DataSource } from 'typeorm';
import { poolOf } from './pool-of';

/**
 * A statement that every connection plans once and keeps: for one that is asked often and takes longer
 * to plan than to run. The name is its own in the whole service.
 */
export class PlannedStatement<Row extends object> {
  constructor(
    private readonly name: string,
    private readonly text: string,
  ) {}

  /** Outside of any transaction. Rejects as the driver does. */
  async run(dataSource: DataSource, values: readonly unknown[]): Promise<Row[]> {
    const { name, text } = this;
    const { rows } = await poolOf(dataSource).query<Row>({ name, text, values: [...values] });
    return rows;
  }
}
