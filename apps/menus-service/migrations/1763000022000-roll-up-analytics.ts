import { HOME_TIME_ZONE } from '@cartaviva/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addDays, monthOf } from '../src/analytics/day';
import { addToSketches } from '../src/analytics/record/visitor-sketches';

/** Visits made on the day of a view: the only ones whose hour was kept. */
const FIRST_VIEWS = `
  menu_views JOIN menu_visits visit USING (menu_id, visitor_id)
  WHERE day = (visit.created_at AT TIME ZONE '${HOME_TIME_ZONE}')::date`;

/**
 * Counts of what was recorded before. Of views that were not a visitor's first, the hour is not known;
 * of none the language and the table.
 */
const ROLL_UP = `
  INSERT INTO roll_ups (menu_id, span, kind, start, value, count)
  SELECT menu_id, span, kind, start, value, count(*)
  FROM (
    SELECT menu_id, day, 'source' AS kind, source AS value FROM menu_views
    UNION ALL SELECT menu_id, day, 'device', device FROM menu_views
    UNION ALL SELECT menu_id, day, 'piece', '' FROM menu_views WHERE source = 'qr'
    UNION ALL SELECT menu_id, day, 'new', '' FROM ${FIRST_VIEWS}
    UNION ALL SELECT menu_id, day, 'hour',
      extract(isodow FROM day) - 1 || ' '
        || extract(hour FROM visit.created_at AT TIME ZONE '${HOME_TIME_ZONE}') FROM ${FIRST_VIEWS}
    UNION ALL SELECT menu_id, day, kind, value FROM engagements
  ) counted
  CROSS JOIN LATERAL (
    VALUES ('day', day), ('month', date_trunc('month', day::timestamp)::date)) AS spans (span, start)
  GROUP BY 1, 2, 3, 4, 5`;

const forgetVisits = (tables: readonly string[]) => `
  CREATE OR REPLACE FUNCTION forget_visits() RETURNS trigger
    LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    ${tables.map((table) => `DELETE FROM ${table} WHERE menu_id = OLD.id;`).join('\n')}
    RETURN NULL;
  END $$`;

/**
 * Reports read counts by day and month, and sketches of their visitors, in place of the views themselves
 * (decision 23). What visitors do with a menu is one table, of which views of items were the beginning.
 *
 * Replicas of the release before go on reading. What they would record fails, because it would not be
 * counted, and is sent again until a replica of this release takes it.
 */
export class RollUpAnalytics1763000022000 implements MigrationInterface {
  name = 'RollUpAnalytics1763000022000';

  async up(runner: QueryRunner): Promise<void> {
    // Which of a visitor's views of a day came first decides how it is counted, in whatever order they come.
    await runner.query(`
      ALTER TABLE menu_views
        ADD viewed_at timestamptz,
        ADD language text,
        ADD table_name text,
        ADD piece text,
        ADD CONSTRAINT menu_views_counted CHECK (viewed_at IS NOT NULL) NOT VALID`);
    await runner.query(`
      CREATE TABLE engagements (
        menu_id uuid NOT NULL,
        day date NOT NULL,
        kind text COLLATE "C" NOT NULL CHECK (
          kind IN ('category', 'item', 'item-sold-out', 'item-ordered', 'search', 'filter')),
        value text COLLATE "C" NOT NULL CHECK (value <> ''),
        visitor_id text COLLATE "C" NOT NULL,
        PRIMARY KEY (menu_id, day, kind, value, visitor_id)
      ) PARTITION BY RANGE (day)`);
    await this.openMonths(runner, 'item_views', 'engagements');
    await runner.query(`
      INSERT INTO engagements (menu_id, day, kind, value, visitor_id)
      SELECT menu_id, day, 'item', item_id, visitor_id FROM item_views`);
    await runner.query(`DROP TABLE item_views`);
    await runner.query(`
      CREATE VIEW item_views AS
      SELECT menu_id, day, value::uuid AS item_id, visitor_id FROM engagements WHERE kind = 'item'`);

    // Counts change in place, beside each other: each page has room for the row's next version.
    await runner.query(`
      CREATE TABLE roll_ups (
        menu_id uuid NOT NULL,
        span text COLLATE "C" NOT NULL CHECK (span IN ('day', 'month')),
        kind text COLLATE "C" NOT NULL,
        start date NOT NULL,
        value text COLLATE "C" NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (menu_id, span, kind, start, value)
      ) WITH (fillfactor = 80)`);
    await runner.query(`
      CREATE TABLE visitor_sketches (
        menu_id uuid NOT NULL,
        span text COLLATE "C" NOT NULL CHECK (span IN ('day', 'month')),
        start date NOT NULL,
        sketch bytea NOT NULL,
        PRIMARY KEY (menu_id, span, start)
      )`);
    // In a statement of its own, as Postgres 15 knows it.
    await runner.query(`ALTER TABLE visitor_sketches ALTER COLUMN sketch SET STORAGE EXTERNAL`);
    for (const table of ['roll_ups', 'visitor_sketches']) {
      await runner.query(`CREATE INDEX ${table}_age ON ${table} USING brin (start)`);
    }
    await runner.query(ROLL_UP);
    await this.sketch(runner);
    await runner.query(
      forgetVisits(['menu_visits', 'menu_views', 'engagements', 'roll_ups', 'visitor_sketches']),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW item_views`);
    await runner.query(`
      CREATE TABLE item_views (
        menu_id uuid NOT NULL,
        day date NOT NULL,
        item_id uuid NOT NULL,
        visitor_id text COLLATE "C" NOT NULL,
        PRIMARY KEY (menu_id, day, item_id, visitor_id)
      ) PARTITION BY RANGE (day)`);
    await this.openMonths(runner, 'engagements', 'item_views');
    await runner.query(`
      INSERT INTO item_views (menu_id, day, item_id, visitor_id)
      SELECT menu_id, day, value::uuid, visitor_id FROM engagements WHERE kind = 'item'`);
    await runner.query(forgetVisits(['menu_visits', 'menu_views', 'item_views']));
    await runner.query(`DROP TABLE visitor_sketches, roll_ups, engagements`);
    await runner.query(`
      ALTER TABLE menu_views
        DROP CONSTRAINT menu_views_counted,
        DROP viewed_at, DROP language, DROP table_name, DROP piece`);
  }

  /** Gives a table the months that another has. */
  private async openMonths(runner: QueryRunner, from: string, to: string): Promise<void> {
    const partitions = (await runner.query(
      `SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
       WHERE inhparent = $1::regclass ORDER BY 1`,
      [from],
    )) as { name: string }[];
    for (const { name } of partitions) {
      const suffix = name.slice(from.length + 1);
      const month = `${suffix.replace('_', '-')}-01`;
      await runner.query(
        `CREATE TABLE ${to}_${suffix} PARTITION OF ${to} FOR VALUES FROM ('${month}') TO ('${monthOf(month, 1)}')`,
      );
    }
  }

  /** The visitors of what was viewed before, by month of a menu: no more are in memory at once. */
  private async sketch({ manager }: QueryRunner): Promise<void> {
    const months = (await manager.query(
      `SELECT DISTINCT menu_id AS "menuId", start::text AS month FROM roll_ups
       WHERE span = 'month' AND kind = 'source'`,
    )) as { menuId: string; month: string }[];
    for (const { menuId, month } of months) {
      const seen = await manager.query<{ menuId: string; day: string; visitorId: string }[]>(
        `SELECT menu_id AS "menuId", day::text, visitor_id AS "visitorId" FROM menu_views
         WHERE menu_id = $1 AND day BETWEEN $2 AND $3`,
        [menuId, month, addDays(monthOf(month, 1), -1)],
      );
      await addToSketches(manager, seen);
    }
  }
}
