import { DomainError, menus } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { atOnce } from '../../test/samples';
import { marksOf, TEN_PERCENT } from '../../test/priced-menus';
import { scheduling } from '../../test/scheduled-changes';
import { ownerOfSharing } from '../../test/shared-menus';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const namesOf = (rows: readonly { readonly name: string }[]) => [
  ...new Set(rows.map(({ name }) => name)),
];

describe('what happens at once to an item of several menus', () => {
  it('two people who name it through two menus: one wins, the other learns of it', async () => {
    const owner = await ownerOfSharing(service, 2);
    for (let round = 0; round < 6; round += 1) {
      const rows = await owner.rows();
      const { done, refused } = await atOnce(2, (at) =>
        owner.call(menus.item.update, {
          ...{ itemId: rows[at]!.id, expectedVersion: rows[at]!.version },
          name: `Ronda ${round} por ${at}`,
        }),
      );
      expect(refused).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
      expect(namesOf(await owner.rows())).toEqual([done[0]!.name]);
    }
    expect(await owner.diverging()).toEqual([]);
  });

  it('without a version the last one stays, in all of them', async () => {
    const owner = await ownerOfSharing(service, 3);
    const rows = await owner.rows();
    const { refused } = await atOnce(6, (at) =>
      owner.call(menus.item.update, { itemId: rows[at % 3]!.id, name: `Nombre ${at}` }),
    );
    expect(refused).toEqual([]);
    expect(await owner.diverging()).toEqual([]);
    expect((await owner.rows()).map(({ version }) => version)).toEqual([7, 7, 7]);
  });

  it('it is put into another menu, and deleted or named: it stands there as it is called, or not', async () => {
    const owner = await ownerOfSharing(service, 2, 0);
    for (let round = 0; round < 6; round += 1) {
      const item = await owner.make({ name: `Nuevo ${round}` });
      const [shared, , deleted] = await Promise.allSettled([
        owner.share(owner.second, [item.id]),
        owner.call(menus.item.update, { itemId: item.id, name: `Otro ${round}` }),
        round % 2 ? owner.call(menus.item.delete, { itemId: item.id }) : undefined,
      ]);
      expect(deleted.status).toBe('fulfilled');
      if (shared.status === 'rejected') {
        expect(shared.reason).toMatchObject({ code: 'ITEM_NOT_FOUND' });
      }
      const there = (await owner.list(owner.second)).filter(({ name }) =>
        name.endsWith(`${round}`),
      );
      expect(there).toHaveLength(shared.status === 'fulfilled' ? 1 : 0);
    }
    expect(await owner.diverging()).toEqual([]);
  });

  it('it is named while prices change, now and at their moment, and menus go and come', async () => {
    const owner = await ownerOfSharing(service, 3, 20);
    const { call, menuIds, third } = owner;
    const { sweep, letCome } = scheduling(service);
    const rows = await owner.rows();
    const prices = { ...TEN_PERCENT, menuIds };
    const preview = await call(menus.priceChange.preview, prices);
    const { id } = await call(menus.scheduledChange.create, {
      ...{ at: new Date(Date.now() + 3_600_000).toISOString(), kind: 'prices' },
      prices: { ...prices, previewed: marksOf(preview) },
    });
    await letCome(id);
    const rename = (at: number) =>
      call(menus.item.update, { itemId: rows[at % 2]!.id, name: `Nombre ${at}` });
    const results = await Promise.allSettled([
      ...[0, 1, 2, 3].map(rename),
      sweep(),
      call(menus.menu.delete, { menuId: third }).then(() =>
        call(menus.menu.restore, { menuId: third }),
      ),
      ...[4, 5, 6, 7].map(rename),
    ]);
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 'fulfilled'));
    expect(await call(menus.scheduledChange.get, { scheduledChangeId: id })).toMatchObject({
      status: 'done',
    });
    expect(await owner.diverging()).toEqual([]);
    expect((await owner.rows()).slice(0, 2)).toMatchObject([
      { price: '110.00', version: 10 },
      { price: '110.00', version: 10 },
    ]);
  });

  it('three hundred are named in three menus: nobody waits in a circle', async () => {
    const owner = await ownerOfSharing(service, 3, 300);
    const { call, menuIds } = owner;
    const rows = await Promise.all(menuIds.map(owner.list));
    const rename = (at: number): Promise<unknown> => {
      const own = rows[at % 3]!;
      if (at >= 4) return call(menus.item.update, { itemId: own[at]!.id, name: `Uno ${at}` });
      // Each request has another order.
      const named = own.map((item, place) => ({ itemId: item.id, name: `${at} ${place}` }));
      return call(menus.item.upsert, {
        ...{ menuId: menuIds[at % 3]!, items: at % 2 ? named.toReversed() : named },
      });
    };
    await Promise.all([0, 1, 2, 3, 4, 5, 6].map((at) => untilAvailable(() => rename(at))));
    expect(await owner.diverging()).toEqual([]);
    const [first, second, third] = await Promise.all(menuIds.map(owner.list));
    expect(namesOf(first!)).toEqual(namesOf(second!));
    expect(namesOf(third!)).toHaveLength(300);
    // The database must count only the deadlock that the test creates itself.
    await waitInACircle(menuIds[0]!, menuIds[1]!);
    await eventually(async () => {
      const [counted] = await service.sql(
        `SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
      );
      expect(counted).toEqual({ deadlocks: 1 });
    }, 20_000);
  });
});

/** Retries while a lock is held for too long, as callers do. */
async function untilAvailable(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const isLate = error instanceof DomainError && error.code === 'UNAVAILABLE';
      if (!isLate || tries === 20) throw error;
    }
  }
}

/** Creates a deadlock: two transactions lock two menus in opposite orders. */
async function waitInACircle(one: string, other: string): Promise<void> {
  const lock = `SELECT FROM menus WHERE id = $1 FOR NO KEY UPDATE`;
  let goOn: () => void;
  const bothHaveOne = new Promise<void>((resolve) => (goOn = resolve));
  let holding = 0;
  const ends = await Promise.allSettled(
    [
      [one, other],
      [other, one],
    ].map(([first, second]) =>
      service.transaction(async (manager) => {
        await manager.query(lock, [first]);
        holding += 1;
        if (holding === 2) goOn();
        await bothHaveOne;
        await manager.query(lock, [second]);
      }),
    ),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
}
