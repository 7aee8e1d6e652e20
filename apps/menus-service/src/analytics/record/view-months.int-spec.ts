import { databaseFor, TestClock } from '@cartaviva/server-testing';
import { DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import { addDays, dayOf, monthOf } from '../day';
import { visitorHash, VisitorSketch } from '../visitor-sketch';
import { RollUpRetention } from './roll-up-retention';
import { ViewMonths } from './view-months';
import { VisitRetention } from './visit-retention';

let database: Awaited<ReturnType<typeof databaseFor>>;
let dataSource: DataSource;
const clock = new TestClock();
const today = dayOf(clock.now());

beforeAll(async () => {
  database = await databaseFor('menus', migrations);
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const monthsOf = async (table: string) => {
  const rows = await dataSource.query<{ name: string }[]>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass ORDER BY 1`,
    [table],
  );
  return rows.map(({ name }) => name.slice(table.length + 1).replace('_', '-') + '-01');
};

describe('the months of views', () => {
  it('are opened ahead and dropped when too old, by any number of replicas at once', async () => {
    const replicas = Array.from({ length: 4 }, () => new ViewMonths(dataSource, clock));
    const days = [addDays(today, -600), addDays(today, -300), today];
    await Promise.all(replicas.map((replica) => replica.require(days)));
    await Promise.all(replicas.map((replica) => replica.turn()));
    for (const table of ['menu_views', 'engagements']) {
      expect(await monthsOf(table)).toEqual([
        monthOf(addDays(today, -300)),
        monthOf(today),
        monthOf(today, 1),
      ]);
    }
  });

  it('hold no view that is thirteen months old', () => {
    // The last days of long months as well: thirteen months before the 31st there may be no 31st.
    const days = Array.from({ length: 800 }, (_, ahead) => addDays('2026-01-01', ahead));
    for (const day of days) {
      const { oldest } = new ViewMonths(dataSource, { now: () => new Date(`${day}T12:00:00Z`) });
      const month = monthOf(day, -13);
      const last = addDays(monthOf(month, 1), -1);
      const thirteenMonthsAgo = [month.slice(0, 8) + day.slice(8), last].sort()[0]!;
      expect([day, oldest > thirteenMonthsAgo]).toEqual([day, true]);
    }
  });
});

it('visits and activity are forgotten after thirteen months', async () => {
  const ages = ['14 months', '12 months'];
  for (const age of ages) {
    await dataSource.query(
      `INSERT INTO menu_visits (menu_id, visitor_id, source, created_at)
       VALUES (gen_random_uuid(), $1::text, 'qr', now() - $1::text::interval)`,
      [age],
    );
    await dataSource.query(
      `INSERT INTO menu_activity (user_id, menu_id, menu_name, kind, happened_at)
       VALUES (gen_random_uuid(), gen_random_uuid(), $1::text, 'menu-created', now() - $1::text::interval)`,
      [age],
    );
  }
  const retention = new VisitRetention(dataSource, clock);
  await Promise.all([retention.sweep(), retention.sweep()]);
  expect(await dataSource.query(`SELECT visitor_id AS age FROM menu_visits`)).toEqual([
    { age: '12 months' },
  ]);
  expect(await dataSource.query(`SELECT menu_name AS age FROM menu_activity`)).toEqual([
    { age: '12 months' },
  ]);
});

it('counts are deleted after 37 months; sketches as old as deleted views forget their visitors', async () => {
  const sketch = VisitorSketch.empty();
  for (const visitor of ['visitor-1', 'visitor-2']) sketch.add(visitorHash('menu', visitor));
  const starts = [-37, -36, -13, -12].map((months) => monthOf(today, months));
  const place = [starts.map(() => 'a87ff679-a2f3-471d-b4f5-b8f1a6a0e6c4'), starts];
  await dataSource.query(
    `INSERT INTO roll_ups (menu_id, span, kind, start, value, count)
     SELECT menu_id, 'month', 'source', start, 'qr', 2 FROM unnest($1::uuid[], $2::date[]) AS one (menu_id, start)`,
    place,
  );
  await dataSource.query(
    `INSERT INTO visitor_sketches (menu_id, span, start, sketch)
     SELECT menu_id, 'month', start, $3 FROM unnest($1::uuid[], $2::date[]) AS one (menu_id, start)`,
    [...place, sketch.toBytes()],
  );
  const retention = new RollUpRetention(dataSource, clock, new ViewMonths(dataSource, clock));
  await Promise.all([retention.sweep(), retention.sweep()]);
  const startsOf = (table: string) =>
    dataSource.query<{ start: string }[]>(`SELECT start::text FROM ${table} ORDER BY start`);
  for (const table of ['roll_ups', 'visitor_sketches']) {
    expect((await startsOf(table)).map(({ start }) => start)).toEqual(starts.slice(1));
  }
  const sketches = await dataSource.query<{ start: string; sketch: Buffer }[]>(
    `SELECT start::text, sketch FROM visitor_sketches WHERE start >= $1 ORDER BY start`,
    [starts[2]],
  );
  expect(sketches.map((row) => VisitorSketch.count([VisitorSketch.read(row.sketch)]))).toEqual([
    { visitors: 2, error: expect.closeTo(0.016, 3) },
    { visitors: 2, error: 0 },
  ]);
});
