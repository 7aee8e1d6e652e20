import { databaseFor, TestClock } from '@cartaviva/server-testing';
import { DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import { addDays, dayOf, monthOf } from '../day';
import { EngagementMonths } from './engagement-months';
import { oldestDay } from './retention-months';

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

describe('the months of engagements', () => {
  it('are opened ahead and dropped when too old, by any number of replicas at once', async () => {
    const replicas = Array.from({ length: 4 }, () => new EngagementMonths(dataSource, clock));
    const days = [addDays(today, -600), addDays(today, -300), today];
    await Promise.all(replicas.map((replica) => replica.require(days)));
    await Promise.all(replicas.map((replica) => replica.turn()));
    expect(await monthsOf('engagements')).toEqual([
      monthOf(addDays(today, -300)),
      monthOf(today),
      monthOf(today, 1),
    ]);
  });

  it('hold nothing that is thirteen months old', () => {
    // Includes the last days of long months, because the month thirteen months earlier may be shorter.
    const days = Array.from({ length: 800 }, (_, ahead) => addDays('2026-01-01', ahead));
    for (const day of days) {
      const month = monthOf(day, -13);
      const last = addDays(monthOf(month, 1), -1);
      const thirteenMonthsAgo = [month.slice(0, 8) + day.slice(8), last].sort()[0]!;
      expect([day, oldestDay(day) > thirteenMonthsAgo]).toEqual([day, true]);
    }
  });
});
