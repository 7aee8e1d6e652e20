import {
  menus,
  menusEvents,
  type Actor,
  type MemberRole,
  type ScheduledChangesEnded,
} from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { inHours, scheduling } from '../../test/scheduled-changes';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;
let { sweep, letCome, ownerOf } = {} as ReturnType<typeof scheduling>;

beforeAll(async () => {
  service = await sharedTestService();
  ({ sweep, letCome, ownerOf } = scheduling(service));
});

describe('a scheduled change of a departed person', () => {
  const CANCELLED = { status: 'cancelled', reason: 'person-gone' };

  /** Creates changes by the owner, by a member, and by an API key whose secret the member saw. */
  const agreedByAll = async () => {
    const owner = await ownerOf(1);
    const { accountId, userId, menuIds, schedule } = owner;
    const personId = randomUUID();
    const account = { kind: 'user', accountId, userId, role: 'user' } as const;
    const member = {
      ...{ userId: personId, accountId: randomUUID(), name: 'Luis Mejía' },
      role: 'editor' as const,
    };
    const request = { kind: 'publish' as const, menuIds, at: inHours(2) };
    const scheduleAs = (actor: Actor) =>
      service.as(actor).call(menus.scheduledChange.create, request);
    const own = await schedule({ kind: 'publish', menuIds });
    const theirs = await scheduleAs({ ...account, member });
    const byKey = await scheduleAs({ ...account, apiKeyName: 'Caja', apiKeyMadeBy: personId });
    const about = { accountId, personId, personName: member.name };
    const departs = (role: MemberRole | null) => {
      const id = randomUUID();
      return service.emitAccessEnded({ ...about, role, wasOwner: false }, [id, id]);
    };
    const endings = async () => {
      const rows = await service.sql<{ payload: ScheduledChangesEnded }>(
        `SELECT payload FROM outbox WHERE name = $1 AND payload->>'accountId' = $2`,
        [menusEvents.scheduledChangesEnded.name, accountId],
      );
      return rows.map(({ payload }) => payload);
    };
    return { ...owner, own, theirs, byKey, departs, endings };
  };

  it.each(['analyst', 'kitchen', null] as const)(
    'does not come where their role is %s, and is told to the owner once',
    async (role) => {
      const { first, own, theirs, byKey, departs, endings, get } = await agreedByAll();
      await departs(role);
      await eventually(async () => expect(await get(byKey.id)).toMatchObject(CANCELLED));
      expect(await get(theirs.id)).toMatchObject(CANCELLED);
      expect(await get(own.id)).toMatchObject({ status: 'waiting', reason: null });
      const [ended, ...more] = await endings();
      expect(more).toEqual([]);
      expect(ended).toMatchObject({
        personName: 'Luis Mejía',
        changes: [{ kind: 'publish', menus: [expect.any(String)] }, { kind: 'publish' }],
      });
      await letCome(theirs.id, byKey.id);
      await sweep();
      expect(await service.changesOf(first)).not.toContainEqual(
        expect.objectContaining({ type: 'menu.published' }),
      );
    },
  );

  it('of an owner ends when they give the account away and leave', async () => {
    const { accountId, userId, own, theirs, get } = await agreedByAll();
    await service.emitAccessEnded({
      ...{ accountId, personId: userId, personName: 'Ana Peña' },
      ...{ role: null, wasOwner: true },
    });
    await eventually(async () => expect(await get(own.id)).toMatchObject(CANCELLED));
    expect(await get(theirs.id)).toMatchObject({ status: 'waiting' });
  });

  it('stays if the new role may still schedule it', async () => {
    const { theirs, departs, endings, get } = await agreedByAll();
    await departs('editor');
    await departs('administrator');
    await letCome(theirs.id);
    await sweep();
    expect(await get(theirs.id)).toMatchObject({ status: 'done' });
    expect(await endings()).toEqual([]);
  });
});
