import { DomainError, menus } from '@cartaviva/contracts';
import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { ownerOfSharing, sharedRows } from '../../test/shared-menus';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const ROUNDS = 25;
const AT_ONCE = 3;

/** Random numbers that choose the next step and its arguments. They repeat from the start when used up. */
const draws = fc.noBias(fc.array(fc.nat(2 ** 20), { minLength: 300, maxLength: 300 }));

describe('whatever an owner does, in turn and at once', () => {
  it('all rows of an item say the same, and no other owner’s row is written', async () => {
    await fc.assert(fc.asyncProperty(draws, whatever), { numRuns: runs(3), endOnFailure: true });
  });
});

async function whatever(drawn: readonly number[]): Promise<void> {
  let drawnSoFar = 0;
  const below = (bound: number) => drawn[(drawnSoFar += 1) % drawn.length]! % bound;
  const [owner, eve] = [await ownerOfSharing(service, 3, 4), await ownerOfSharing(service, 2)];
  const { call, menuIds } = owner;
  const foreign = await sharedRows(service, eve.accountId);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const itemOf = async () => {
    const items = await service.sql<{ id: string; menuId: string; version: number }>(
      `SELECT item.id, menu_id AS "menuId", item.version FROM menu_items item
         JOIN menus menu ON menu.id = menu_id WHERE menu.account_id = $1 ORDER BY menu_id, item.id`,
      [owner.accountId],
    );
    return pick(items);
  };
  const steps: readonly (() => Promise<unknown>)[] = [
    async () => call(menus.item.update, { itemId: (await itemOf()).id, name: `N${below(99)}` }),
    async () => {
      const { id, version } = await itemOf();
      const description = `D${below(99)}`;
      return call(menus.item.update, { itemId: id, expectedVersion: version, description });
    },
    async () => call(menus.item.update, { itemId: (await itemOf()).id, price: `${below(99)}` }),
    async () => {
      const { id, menuId } = await itemOf();
      const items = [
        { itemId: id, name: `F${below(99)}`, isAvailable: false },
        { name: 'M', price: '1' },
      ];
      return call(menus.item.upsert, { menuId, items });
    },
    async () => owner.share(pick(menuIds), [(await itemOf()).id, (await itemOf()).id]),
    // A request that includes another owner's item is refused as a whole.
    async () => owner.share(pick(menuIds), [(await itemOf()).id, eve.ids[0]!]),
    async () =>
      call(menus.sharedItem.separate, { itemId: pick([(await itemOf()).id, eve.ids[0]!]) }),
    async () => call(menus.item.delete, { itemId: (await itemOf()).id }),
    async () => call(menus.item.restore, { itemId: (await itemOf()).id }),
    () => call(menus.menu.delete, { menuId: pick(menuIds) }),
    () => call(menus.menu.restore, { menuId: pick(menuIds) }),
    async () => {
      const { id } = await call(menus.menu.duplicate, {
        menuId: pick(menuIds),
        shareItems: true,
      });
      if (menuIds.length < 6) menuIds.push(id);
    },
    () => call(menus.history.restore, { menuId: pick(menuIds), versionNumber: 1 + below(3) }),
  ];
  let done = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => pick(steps)()));
    for (const step of made) {
      if (step.status === 'fulfilled') done += 1;
      else expect(step.reason).toBeInstanceOf(DomainError);
    }
    expect(await owner.diverging()).toEqual([]);
  }
  // Ensures that the test did enough.
  expect(done).toBeGreaterThan(ROUNDS / 2);
  expect((await sharedRows(service, owner.accountId)).length).toBeGreaterThan(2);
  expect(await sharedRows(service, eve.accountId)).toEqual(foreign);
}
