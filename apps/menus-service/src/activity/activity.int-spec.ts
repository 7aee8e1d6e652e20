import { menus, SYSTEM, type ActivityKind, type CursorRequest } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { aMenu, FIRST_PAGE } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { Menu } from '../menus/menu.entity';
import type { Note } from './note';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

type About = Omit<Note, 'kind'>;

async function owner() {
  const ana = service.owner();
  const { id } = await ana.call(menus.menu.create, aMenu({ name: 'Cenas' }));
  await service.sql(`DELETE FROM menu_changes WHERE menu_id = $1`, [id]);
  const note = (kind: ActivityKind, about?: About) =>
    service.transaction(async (manager) => {
      const menu = await manager.findOneByOrFail(Menu, { id });
      const acting = { actor: SYSTEM, requestId: randomUUID(), userId: ana.userId };
      await emitMenuChanged(manager, menu, acting, { notes: [{ kind, ...about }] });
    });
  const emitted = async (page: CursorRequest = FIRST_PAGE) =>
    ana.call(menus.dashboard.activity, page);
  return { ana, menuId: id, note, emitted };
}

describe('the activity of an owner', () => {
  it('is listed newest first, in pages, with the names of then', async () => {
    const { ana, menuId, note, emitted } = await owner();
    await note('menu-created');
    await note('item-created', { subject: 'Flan' });
    await note('prices-changed', { count: 12 });
    await service.sql(`UPDATE menus SET name = 'Almuerzos' WHERE id = $1`, [menuId]);
    await note('menu-published');
    const about = { menuId, menuName: 'Cenas', subject: null, count: null };
    expect(await emitted()).toMatchObject({
      total: 4,
      rows: [
        { ...about, kind: 'menu-published', menuName: 'Almuerzos' },
        { ...about, kind: 'prices-changed', count: 12 },
        { ...about, kind: 'item-created', subject: 'Flan' },
        { ...about, kind: 'menu-created' },
      ],
    });
    const second = await emitted({ page: 2, limit: 3 });
    expect(second).toMatchObject({ total: 4, rows: [{ kind: 'menu-created' }] });
    const first = await emitted({ page: 1, limit: 3 });
    await note('menu-unpublished');
    expect(await emitted({ page: 1, limit: 3, cursor: first.next! })).toMatchObject({
      total: 5,
      rows: [{ kind: 'menu-created' }],
    });
    await service.sql(`DELETE FROM menu_changes WHERE activity = 'menu-unpublished'`);
    expect([second.next, (await emitted()).next]).toEqual([undefined, undefined]);
    await expect(emitted({ page: 1, limit: 3, cursor: 'otro' })).rejects.toMatchObject({
      details: { fields: { cursor: expect.stringMatching(/cursor/) } },
    });
    expect(Object.keys(second.rows[0]!)).not.toContain('accountId');
    expect(await service.owner().call(menus.dashboard.activity, FIRST_PAGE)).toEqual({
      rows: [],
      total: 0,
    });
    await ana.call(menus.menu.delete, { menuId });
    expect((await emitted()).rows).toContainEqual(
      expect.objectContaining({ kind: 'menu-published' }),
    );
  });

  it('lists an edit that goes on once, until ten minutes pass or something else is done', async () => {
    const { menuId, note, emitted } = await owner();
    const kinds = async () => (await emitted()).rows.map(({ subject }) => subject);
    for (let save = 0; save < 5; save += 1) await note('item-updated', { subject: 'Flan' });
    expect(await kinds()).toEqual(['Flan']);
    await note('item-updated', { subject: 'Arroz' });
    await note('item-updated', { subject: 'Flan' });
    expect(await kinds()).toEqual(['Flan', 'Arroz', 'Flan']);
    await service.sql(
      `UPDATE menu_changes SET changed_at = changed_at - interval '11 minutes' WHERE menu_id = $1`,
      [menuId],
    );
    await note('item-updated', { subject: 'Flan' });
    expect(await kinds()).toEqual(['Flan', 'Flan', 'Arroz', 'Flan']);
    await note('item-deleted', { subject: 'Flan' });
    await note('item-deleted', { subject: 'Flan' });
    expect(await kinds()).toHaveLength(6);
  });
});
