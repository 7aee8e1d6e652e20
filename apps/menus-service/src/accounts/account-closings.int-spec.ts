import { menus, type AccountClosing } from '@cartaviva/contracts';
import { runs } from '@cartaviva/rig/properties.mjs';
import { eventually } from '@cartaviva/server-testing';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const SOON = '2026-12-21T00:00:00.000Z';

const find = (menuId: string) => service.visitor.call(menus.publicMenu.find, { menuId });

async function ownerOfTwo() {
  const owner = service.owner();
  await service.grant({ accountId: owner.accountId, plan: 'inicial', expiresAt: null });
  const online = await owner.call(menus.menu.create, aMenu({ isPublished: true, phone: '809' }));
  const draft = await owner.call(menus.menu.create, aMenu());
  await owner.call(menus.item.create, anItem({ menuId: online.id }));
  const emit = (version: number, erasesAt: string | null) =>
    service.emitClosing({
      ...{ accountId: owner.accountId, userId: owner.userId, erasesAt, version },
    });
  return { ...owner, online, draft, emit };
}

describe('an owner who wants to leave', () => {
  it('has no menus for diners, at once; drafts and published ones alike', async () => {
    const { accountId, online, draft, emit } = await ownerOfTwo();
    expect(await find(online.id)).toMatchObject({ state: 'published' });
    await emit(1, SOON);
    await eventually(async () => expect(await find(online.id)).toEqual({ state: 'missing' }));
    expect(await find(draft.id)).toEqual({ state: 'missing' });
    for (const { id } of [online, draft]) {
      const { change } = (await service.changesOf(id)).at(-1)!;
      const emitted = { menuId: id, accountId, isPublished: false, isDeleted: false };
      expect(change).toMatchObject(emitted);
      const types = change.changes!.map(({ type }) => type);
      expect(types).toEqual(id === online.id ? ['menu.unpublished'] : []);
    }
  });

  it('keeps them all, to look at and to download, and makes no more', async () => {
    const { call, online, draft, emit } = await ownerOfTwo();
    await emit(1, SOON);
    await eventually(async () => expect(await find(online.id)).toEqual({ state: 'missing' }));
    expect(await call(menus.menu.get, { menuId: online.id })).toEqual(online);
    expect(await call(menus.account.export, {})).toMatchObject({ menus: [online, draft] });
    await expect(call(menus.menu.create, aMenu())).rejects.toMatchObject({
      code: 'ACCOUNT_CLOSING',
    });
  });

  it('who stays after all has them back exactly as they were', async () => {
    const { call, online, draft, emit } = await ownerOfTwo();
    const before = [await find(online.id), await find(draft.id)];
    await emit(1, SOON);
    await eventually(async () => expect(await find(online.id)).toEqual({ state: 'missing' }));
    await emit(2, null);
    await eventually(async () => expect(await find(online.id)).toEqual(before[0]));
    expect(await find(draft.id)).toEqual(before[1]);
    const published = async (id: string) =>
      (await service.changesOf(id)).at(-1)!.change.isPublished;
    expect(await published(online.id)).toBe(true);
    expect(await published(draft.id)).toBe(false);
    await expect(call(menus.menu.create, aMenu())).resolves.toBeDefined();
  });

  it('changes nothing for others', async () => {
    const [ana, eve] = [await ownerOfTwo(), await ownerOfTwo()];
    await ana.emit(1, SOON);
    await eventually(async () => expect(await find(ana.online.id)).toEqual({ state: 'missing' }));
    expect(await find(eve.online.id)).toMatchObject({ state: 'published' });
  });

  it('is taken at their last word, in whatever order and however often its events arrive', async () => {
    const words = fc.integer({ min: 1, max: 6 }).chain((count) => {
      const emitted = Array.from({ length: count }, (_, index) => index + 1);
      return fc.tuple(
        fc.constant(count),
        fc.shuffledSubarray([...emitted, ...emitted], { minLength: 2 * count }),
      );
    });
    const { accountId, online } = await ownerOfTwo();
    // Repeated events of an earlier run may arrive late. Their versions are lower than those of this run.
    let before = -6;
    await fc.assert(
      fc.asyncProperty(words, async ([count, order]) => {
        before += 6;
        const word = (number: number): AccountClosing => ({
          ...{
            accountId,
            userId: randomUUID(),
            version: before + number,
            erasesAt: number % 2 === 1 ? SOON : null,
          },
        });
        for (const number of order) await service.emitClosing(word(number));
        const barrier = {
          accountId: randomUUID(),
          userId: randomUUID(),
          version: 1,
          erasesAt: SOON,
        };
        await service.emitClosing(barrier);
        await eventually(async () => {
          const known = await service.sql<{ version: number }>(
            `SELECT version FROM closed_accounts WHERE account_id = ANY($1) ORDER BY version`,
            [[accountId, barrier.accountId]],
          );
          expect(known.map(({ version }) => version)).toEqual([1, before + count]);
        });
        const isClosed = count % 2 === 1;
        expect((await find(online.id)).state).toBe(isClosed ? 'missing' : 'published');
      }),
      { numRuns: runs(15) },
    );
  });
});
