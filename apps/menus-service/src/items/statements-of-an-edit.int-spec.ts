import { menus } from '@cartaviva/contracts';
import { jest } from '@jest/globals';
import { DataSource, type QueryRunner } from 'typeorm';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements = new Map<QueryRunner | undefined, string[]>();
  const spies = service.replicas.map((replica) =>
    jest
      .spyOn(replica.get(DataSource).logger, 'logQuery')
      .mockImplementation((query, _values, runner) => {
        statements.set(runner, [...(statements.get(runner) ?? []), query.trim()]);
      }),
  );
  await work();
  for (const spy of spies) spy.mockRestore();
  const isOfItems = (sent: string[]) => sent.some((query) => /^UPDATE \S*menu_items/.test(query));
  return [...statements.values()].find(isOfItems) ?? [];
}

it('a price is saved in five statements, with one change and one event', async () => {
  const { call } = service.owner();
  const { id: menuId } = await call(menus.menu.create, aMenu());
  const { id: itemId } = await call(menus.item.create, anItem({ menuId }));
  const rows = async () => {
    const [counted] = await service.sql<Record<string, string>>(
      `SELECT (SELECT count(*) FROM menu_changes WHERE menu_id = $1) AS changes,
              (SELECT count(*) FROM outbox WHERE payload->>'menuId' = $1::text) AS events`,
      [menuId],
    );
    return Object.values(counted!).map(Number);
  };
  const [changes, events] = (await rows()) as [number, number];
  const statements = await recordStatements(() =>
    call(menus.item.update, { itemId, price: '375' }),
  );
  expect(statements.map((query) => /^\w+/.exec(query)?.[0])).toEqual([
    'START',
    'SELECT',
    'UPDATE',
    'SELECT',
    'COMMIT',
  ]);
  expect(await rows()).toEqual([changes + 1, events + 1]);
});
