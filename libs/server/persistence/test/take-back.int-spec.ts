import { databaseFor } from '@cartaviva/server-testing';
import { DataSource } from 'typeorm';
import { takeBack } from '../src/outbox/take-back';
import { migrations } from './notes-service';

const DAY_MS = 24 * 3_600_000;

describe('what Redis may have lost', () => {
  let database: Awaited<ReturnType<typeof databaseFor>>;
  let dataSource: DataSource;

  beforeEach(async () => {
    database = await databaseFor('menus', migrations);
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });

  afterEach(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  /**
   * Creates events at intervals of one second, the last of which Redis confirmed now. Positions have gaps of up to
   * three.
   */
  const confirmed = (count: number) =>
    dataSource.query(
      `INSERT INTO outbox (position, id, name, payload, request_id, broadcast, published_at)
       OVERRIDING SYSTEM VALUE
       SELECT n * 4 - n % 3, gen_random_uuid(), 'menus.note-written', '{}', 'r', false,
         now() - make_interval(secs => $1 - n)
       FROM generate_series(1, $1::int) n`,
      [count],
    );
  const lost = (ms: number) => dataSource.transaction((manager) => takeBack(manager, ms));
  const waiting = async () => {
    const [row] = await dataSource.query<[{ count: number; first: number; last: number }]>(
      `SELECT count(*)::int, min((position + 3) / 4)::int AS first, max((position + 3) / 4)::int AS last
       FROM outbox WHERE published_at IS NULL`,
    );
    return row;
  };

  it('is what was confirmed in that time, to the millisecond', async () => {
    await confirmed(1000);
    expect(await lost(60_000)).toBe(60);
    expect(await waiting()).toEqual({ count: 60, first: 941, last: 1000 });
  });

  it('is a day’s, of more rows than one statement takes', async () => {
    await confirmed(100_000);
    expect(await lost(DAY_MS)).toBe(86_400);
    expect(await waiting()).toEqual({ count: 86_400, first: 13_601, last: 100_000 });
  });

  it('is found among what was confirmed late', async () => {
    await confirmed(50_000);
    await dataSource.query('UPDATE outbox SET published_at = now() WHERE position = 3');
    expect(await lost(2000)).toBe(3);
    expect(await waiting()).toMatchObject({ count: 3, first: 1, last: 50_000 });
  });

  it('is nothing where nothing was confirmed', async () => {
    expect(await lost(DAY_MS)).toBe(0);
    await confirmed(10);
    await dataSource.query('UPDATE outbox SET published_at = NULL');
    expect(await lost(DAY_MS)).toBe(0);
  });
});
