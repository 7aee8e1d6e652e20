import { databaseFor, TestClock } from '@cartaviva/server-testing';
import { DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import { dayOf, monthOf } from '../day';
import { visitorHash, VisitorSketch } from '../visitor-sketch';
import { CountRetention } from './count-retention';
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

it('visits and activity are forgotten after thirteen months', async () => {
  const ages = ['14 months', '12 months'];
  for (const age of ages) {
    await dataSource.query(
      `INSERT INTO menu_visits (menu_id, visitor_id, source, created_at)
       VALUES (gen_random_uuid(), $1::text, 'qr', now() - $1::text::interval)`,
      [age],
    );
    await dataSource.query(
      `INSERT INTO menu_changes (account_id, menu_id, menu_name, revision, author, activity, changed_at)
       VALUES (gen_random_uuid(), gen_random_uuid(), $1::text, 1, 'system', 'menu-created', now() - $1::text::interval)`,
      [age],
    );
  }
  const retention = new VisitRetention(dataSource, clock);
  await Promise.all([retention.sweep(), retention.sweep()]);
  for (const [column, table] of [
    ['visitor_id', 'menu_visits'],
    ['menu_name', 'menu_changes'],
  ]) {
    const left = `SELECT ${column} AS age FROM ${table} WHERE ${column} = ANY($1)`;
    expect(await dataSource.query(left, [ages])).toEqual([{ age: '12 months' }]);
  }
});

it('a visitor who came again stays, without the visit that is too old', async () => {
  const view = (day: string, table: string) => [
    ...[day, 12, `${day}T16:00:00.000Z`, 'direct_link', 'tablet', 'en', table, null],
  ];
  const [old, ...kept] = [-14, -3, -1].map((months) => monthOf(today, months));
  const later = {
    gone: [view(monthOf(today, -13), '1')],
    returned: [view(monthOf(today, -13), '1'), ...kept.map((day) => view(day, day.slice(5)))],
  };
  for (const [visitor, views] of Object.entries(later)) {
    await dataSource.query(
      `INSERT INTO menu_visits (menu_id, visitor_id, source, ip_address, user_agent, created_at,
         day, hour, device, later)
       VALUES (gen_random_uuid(), $1, 'qr', '203.0.113.0', 'Firefox', $2::date, $2::date, 0, 'mobile', $3)`,
      [visitor, old, JSON.stringify(views)],
    );
  }
  const retention = new VisitRetention(dataSource, clock);
  await Promise.all([retention.sweep(), retention.sweep()]);
  const rows = await dataSource.query<object[]>(
    `SELECT visitor_id, source, ip_address, user_agent, created_at, day::text, hour, device,
       language, table_name, later FROM menu_visits WHERE visitor_id = ANY($1)`,
    [Object.keys(later)],
  );
  expect(rows).toEqual([
    {
      ...{ visitor_id: 'returned', source: 'direct_link', ip_address: null, user_agent: null },
      ...{ created_at: new Date(`${kept[0]}T16:00:00.000Z`), day: kept[0], hour: 12 },
      ...{ device: 'tablet', language: 'en', table_name: kept[0]!.slice(5) },
      later: [view(kept[1]!, kept[1]!.slice(5))],
    },
  ]);
});

it('counts are deleted after 37 months; those as old as deleted visits forget their visitors', async () => {
  const sketch = VisitorSketch.empty();
  for (const visitor of ['visitor-1', 'visitor-2']) sketch.add(visitorHash('menu', visitor));
  const starts = [-37, -36, -13, -12].map((months) => monthOf(today, months));
  const tables = { menu_days: 'day', menu_months: 'month' };
  for (const [table, start] of Object.entries(tables)) {
    await dataSource.query(
      `INSERT INTO ${table} (menu_id, ${start}, views, qr, newcomers, counts, visitors)
       SELECT gen_random_uuid(), start, 2, 2, 0, '{}', $2 FROM unnest($1::date[]) AS one (start)`,
      [starts, sketch.toBytes()],
    );
  }
  const retention = new CountRetention(dataSource, clock);
  await Promise.all([retention.sweep(), retention.sweep()]);
  for (const [table, start] of Object.entries(tables)) {
    const rows = await dataSource.query<{ start: string; visitors: Buffer }[]>(
      `SELECT ${start}::text AS start, visitors FROM ${table} ORDER BY ${start}`,
    );
    expect(rows.map((row) => row.start)).toEqual(starts.slice(1));
    const recent = rows.filter((row) => row.start >= starts[2]!);
    expect(
      recent.map(({ visitors }) => VisitorSketch.count([VisitorSketch.read(visitors)])),
    ).toEqual([
      { visitors: 2, error: expect.closeTo(0.016, 3) },
      { visitors: 2, error: 0 },
    ]);
  }
});
