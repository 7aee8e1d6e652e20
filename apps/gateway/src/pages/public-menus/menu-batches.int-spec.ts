import {
  DomainError,
  menus,
  MENUS_PER_BATCH,
  type PublicMenuReply,
  type PublicMenusReply,
} from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { TestGateway } from '../../../test/test-gateway';
import { MenuBatches } from './menu-batches';

describe('menus that are asked for in one turn of the loop', () => {
  let testGateway: TestGateway;
  let batches: MenuBatches;
  let sizes: number[];
  const [large, draft, absent] = [randomUUID(), randomUUID(), randomUUID()];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    batches = (await testGateway.gateway()).app.get(MenuBatches, { strict: false });
  });
  afterAll(() => testGateway.close());

  beforeEach(() => {
    sizes = [];
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => replyTo(menuId));
    testGateway.menus.on(menus.publicMenu.findMany, ({ menuIds }) => {
      sizes.push(menuIds.length);
      return menuIds.map((id) => (id === large ? { state: 'large' } : replyTo(id)));
    });
  });

  function replyTo(menuId: string): PublicMenuReply {
    if (menuId === absent) return { state: 'missing' };
    if (menuId !== draft) return { state: 'published', published: `{"menu":{"id":"${menuId}"}}` };
    return {
      state: 'unpublished',
      restaurantName: 'La Cocina de Carmen',
      phone: null,
      country: 'DO',
    };
  }

  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
  const alone = (menuIds: readonly string[]) =>
    menuIds.map((menuId) => testGateway.menus.count(menus.publicMenu.find, { menuId }));
  const ask = (menuIds: readonly string[]) =>
    Promise.allSettled(menuIds.map((menuId) => batches.find(menuId, 'a-request')));
  const answered = (menuIds: readonly string[]) =>
    menuIds.map((menuId) => ({ status: 'fulfilled', value: replyTo(menuId) }));

  it('are asked for in one message, and each answered as it is by itself', async () => {
    const asked = [randomUUID(), draft, absent, randomUUID(), draft];
    expect(await ask(asked)).toEqual(answered(asked));
    expect([sizes, alone(asked)]).toEqual([[4], [0, 0, 0, 0, 0]]);
  });

  it('are no more in a message than it takes', async () => {
    const asked = ids(2 * MENUS_PER_BATCH + 2);
    expect(await ask(asked)).toEqual(answered(asked));
    expect(sizes.sort()).toEqual([2, MENUS_PER_BATCH, MENUS_PER_BATCH]);
  });

  it('are asked for by themselves: the only one of a turn, and one that is large', async () => {
    const [only] = ids(1);
    expect(await ask([only!])).toEqual(answered([only!]));
    expect([sizes, alone([only!, large])]).toEqual([[], [1, 0]]);
    expect(await ask([only!, large])).toEqual(answered([only!, large]));
    expect([sizes, alone([only!, large])]).toEqual([[2], [1, 1]]);
  });

  it.each(['UNKNOWN_MESSAGE', 'INTERNAL'] as const)(
    'are asked for one by one where the message of many is refused as %s',
    async (code) => {
      testGateway.menus.on(menus.publicMenu.findMany, () => {
        throw new DomainError(code);
      });
      const [spoilt, ...others] = ids(4);
      testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => {
        if (menuId === spoilt) throw new DomainError('INTERNAL');
        return replyTo(menuId);
      });
      const [refused, ...rest] = await ask([spoilt!, ...others]);
      expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'INTERNAL' } });
      expect(rest).toEqual(answered(others));
    },
  );

  it('are all refused, by the deadline, when whoever took the message dies over it', async () => {
    const asked = ids(3);
    const alone: string[] = [];
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => {
      alone.push(menuId);
      return replyTo(menuId);
    });
    let answer: (replies: PublicMenusReply) => void = () => undefined;
    const never = new Promise<PublicMenusReply>((resolve) => (answer = resolve));
    testGateway.menus.on(menus.publicMenu.findMany, () => never);
    const outcomes = await ask(asked);
    answer([]);
    const unavailable = { status: 'rejected', reason: { code: 'UNAVAILABLE' } };
    expect(outcomes).toMatchObject([unavailable, unavailable, unavailable]);
    // The gateway also requests other menus for its status checks.
    for (const id of asked) expect(alone).not.toContain(id);
  });
});
