import { databaseFor } from '@cartaviva/server-testing';
import { DataSource, type EntityManager } from 'typeorm';
import { shortTransaction } from '../src';
import { dataSourceOptions } from '../src/data-source';
import { migrations } from './notes-service';

const WRITE = 'INSERT INTO effects VALUES ($1)';

describe('a short transaction', () => {
  let database: Awaited<ReturnType<typeof databaseFor>>;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await databaseFor('menus', migrations);
    const options = { schema: 'menus', url: database.url, entities: [], poolSize: 1 };
    dataSource = await new DataSource(dataSourceOptions(options)).initialize();
  });
  beforeEach(() => dataSource.query('DELETE FROM effects'));
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const effects = async () =>
    (await dataSource.query<{ text: string }[]>('SELECT text FROM effects ORDER BY text')).map(
      ({ text }) => text,
    );
  const writing = (work: (manager: EntityManager) => Promise<Promise<unknown>[]>) =>
    shortTransaction(dataSource, async (manager) => {
      const [last = Promise.resolve()] = await work(manager);
      return { result: 'written', last };
    });
  const fails = { code: '22P02' };

  it('writes all its statements, with values and without, and gives its connection back', async () => {
    const result = await writing(async (manager) => {
      await manager.query(WRITE, ['first']);
      return [manager.query(WRITE, ['last'])];
    });
    expect(result).toBe('written');
    expect(await effects()).toEqual(['first', 'last']);
    await dataSource.transaction((manager) => manager.query(WRITE, ['another']));
    expect(await effects()).toEqual(['another', 'first', 'last']);
  });

  it.each<[string, (manager: EntityManager) => Promise<Promise<unknown>[]>]>([
    ['its first statement', async (manager) => [await manager.query('SELECT $1::uuid', ['x'])]],
    [
      'one in the middle',
      async (manager) => {
        await manager.query(WRITE, ['before']);
        await manager.query('SELECT $1::uuid', ['x']);
        return [manager.query(WRITE, ['last'])];
      },
    ],
    [
      'its last statement',
      async (manager) => {
        await manager.query(WRITE, ['before']);
        return [manager.query('SELECT $1::uuid', ['x'])];
      },
    ],
  ])('writes nothing when %s fails, and the connection works on', async (_, work) => {
    await expect(writing(work)).rejects.toMatchObject(fails);
    expect(await effects()).toEqual([]);
  });

  it('writes nothing when its connection is lost before the last statement', async () => {
    const lost = writing(async (manager) => {
      await manager.query(WRITE, ['before']);
      await manager.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
      return [manager.query(WRITE, ['last'])];
    });
    await expect(lost).rejects.toThrow();
    expect(await effects()).toEqual([]);
  });
});
