import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

export const poolOf = ({ driver }: DataSource): Pool => (driver as PostgresDriver).master as Pool;
