import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

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
  async run({ driver }: DataSource, values: readonly unknown[]): Promise<Row[]> {
    const { name, text } = this;
    const pool = (driver as PostgresDriver).master as Pool;
    const { rows } = await pool.query<Row>({ name, text, values: [...values] });
    return rows;
  }
}
