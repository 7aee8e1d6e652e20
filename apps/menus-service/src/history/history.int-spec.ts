import { menus, SYSTEM, type MemberRole, type MenuVersion } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem, FIRST_PAGE } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';
import { AvailabilitySweep } from '../availability/availability-sweep';
import { MAX_VERSIONS } from './record-changes';
import { VersionRetention } from './version-retention';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function ownerOfMenu() {
  const { accountId, userId, call } = service.owner();
  const { id: menuId } = await call(menus.menu.create, aMenu());
  const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Platos' });
  const flag = await call(menus.item.create, {
    ...anItem({ menuId, name: 'La Bandera' }),
    categoryId,
  });
  const versions = async (page = FIRST_PAGE) =>
    (await call(menus.history.list, { menuId, ...page })).rows;
  const newest = async (): Promise<MenuVersion> => (await versions())[0]!;
  /** Ends the current version, so that the next change starts another. */
  const pause = () =>
    service.sql(
      `UPDATE menu_changes SET changed_at = changed_at - interval '6 minutes' WHERE menu_id = $1`,
      [menuId],
    );
  await pause();
  const compare = (versionNumber: number, against: 'previous' | 'now' = 'previous') =>
    call(menus.history.compare, { menuId, versionNumber, against });
  return { accountId, userId, call, menuId, categoryId, flag, versions, newest, pause, compare };
}

const OWNER = { kind: 'owner', name: null };

describe('the history of a menu', () => {
  it('begins with its first version, and says who changed what, in words', async () => {
    const { call, flag, versions, compare } = await ownerOfMenu();
    await call(menus.item.update, { itemId: flag.id, price: '375' });
    const change = {
      ...{ changeCount: 1, author: OWNER, restored: null },
      summary: ['Precio de La Bandera: RD$350.00 → RD$375.00'],
    };
    expect(await versions()).toMatchObject([
      { number: 3, kind: 'edit', ...change },
      {
        ...{ number: 2, kind: 'edit', changeCount: 2 },
        summary: ['Categoría nueva: Platos', 'Ítem nuevo: La Bandera'],
      },
      { number: 1, kind: 'created', changeCount: 0, summary: [] },
    ]);
    const price = { field: 'price', label: 'Precio', before: 'RD$350.00', after: 'RD$375.00' };
    const bandera = { kind: 'item', name: 'La Bandera', category: 'Platos', change: 'changed' };
    expect(await compare(3)).toMatchObject({
      ...change,
      differences: [{ ...bandera, id: flag.id, fields: [price] }],
    });
    expect(await compare(2, 'now')).toMatchObject({
      differences: [{ ...bandera, fields: [price] }],
    });
    expect(await compare(3, 'now')).toMatchObject({ differences: [] });
    await expect(compare(4)).rejects.toMatchObject({ code: 'VERSION_NOT_FOUND' });
  });

  it('has an edit that goes on once, from its beginning to its end', async () => {
    const { call, menuId, flag, versions, newest, pause } = await ownerOfMenu();
    const rename = (name: string) => call(menus.item.update, { itemId: flag.id, name });
    for (const name of ['L', 'La', 'La Ban']) await rename(name);
    await call(menus.item.update, { itemId: flag.id, price: '1' });
    expect(await newest()).toMatchObject({ number: 3, summary: ['La Ban: nombre, precio'] });
    const rows = `
      SELECT rows->$2->'before' AS before FROM menu_changes
      WHERE menu_id = $1 AND version = 3 ORDER BY revision`;
    expect(await service.sql(rows, [menuId, `item:${flag.id}`])).toEqual([
      { before: { name: 'La Bandera' } },
      { before: { name: 'L' } },
      { before: { name: 'La', price: '350.00' } },
    ]);
    await rename('La Bandera');
    await call(menus.item.update, { itemId: flag.id, price: '350' });
    expect(await newest()).toMatchObject({ number: 3, changeCount: 0, summary: [] });
    await pause();
    await rename('Otra');
    await service.sql(
      `UPDATE menu_changes SET started_at = started_at - interval '31 minutes' WHERE menu_id = $1`,
      [menuId],
    );
    await rename('Y otra');
    expect(await versions()).toMatchObject([
      { number: 5, summary: ['Nombre de Y otra: Otra → Y otra'] },
      { number: 4, summary: ['Nombre de Otra: La Bandera → Otra'] },
      { number: 3 },
      { number: 2 },
      { number: 1 },
    ]);
    expect(await versions({ page: 2, limit: 2 })).toMatchObject([
      { number: 3, changeCount: 0 },
      { number: 2, changeCount: 2 },
    ]);
  });

  it('has a version for each hand: an owner, a key by its name, the service by itself', async () => {
    const { accountId, userId, call, flag, versions } = await ownerOfMenu();
    const cashRegister = service.as({
      ...{ kind: 'user', accountId, userId, role: 'user', apiKeyName: 'Caja' },
    });
    await call(menus.item.update, { itemId: flag.id, price: '360' });
    const back = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
    const soldOut = { isAvailable: false, availableAgainAt: back };
    await cashRegister.call(menus.item.update, { itemId: flag.id, ...soldOut });
    await call(menus.item.update, { itemId: flag.id, price: '370' });
    service.clock.advance({ seconds: 3601 });
    await service.replicas[0].get(AvailabilitySweep).sweep();
    service.clock.advance({ seconds: -3601 });
    const [returned, owner, key] = await versions();
    expect(returned).toMatchObject({
      author: { kind: 'system', name: null },
      summary: ['La Bandera: disponible'],
    });
    expect(owner).toMatchObject({ author: OWNER });
    expect(key).toMatchObject({
      author: { kind: 'key', name: 'Caja' },
      summary: ['La Bandera: agotado'],
    });
  });

  it('is signed with the person where that is not the owner, and says to each which versions are theirs', async () => {
    const { accountId, userId, call, menuId, flag, versions } = await ownerOfMenu();
    const person = (name: string, role: MemberRole) => {
      const member = { userId: randomUUID(), accountId: randomUUID(), name, role };
      return {
        id: member.userId,
        ...service.as({ kind: 'user', accountId, userId, role: 'user', member }),
      };
    };
    const [rosa, luis] = [person('Rosa Marte', 'editor'), person('Luis Peña', 'kitchen')];
    await rosa.call(menus.item.update, { itemId: flag.id, price: '360' });
    await luis.call(menus.item.update, { itemId: flag.id, isAvailable: false });
    await rosa.call(menus.item.update, { itemId: flag.id, price: '370' });
    await rosa.call(menus.item.update, { itemId: flag.id, price: '380' });
    await call(menus.item.update, { itemId: flag.id, price: '390' });
    const [byOwner, byRosa, byLuis, first] = await versions();
    expect(byOwner!.author).toEqual({ kind: 'owner', name: null, isYou: true });
    expect(byRosa).toMatchObject({
      author: { kind: 'member', name: 'Rosa Marte', isYou: false },
      summary: ['Precio de La Bandera: RD$360.00 → RD$380.00'],
    });
    expect(byLuis!.author).toEqual({ kind: 'member', name: 'Luis Peña', isYou: false });
    expect(first!.author).toEqual({ kind: 'member', name: 'Rosa Marte', isYou: false });

    const seen = await rosa.call(menus.history.list, { menuId, ...FIRST_PAGE });
    expect(seen.rows.slice(0, 4).map(({ author }) => author.isYou)).toEqual([
      ...[false, true, false, true],
    ]);
    const { number: versionNumber } = byRosa!;
    const compared = await rosa.call(menus.history.compare, { menuId, versionNumber });
    expect(compared.author.isYou).toBe(true);

    await service.emitErased({ accountId: randomUUID(), userId: rosa.id });
    const nobody = { kind: 'member', name: null, isYou: false };
    await eventually(async () => expect((await versions())[1]!.author).toEqual(nobody));
    expect((await versions()).slice(0, 4).map(({ author: { name } }) => name)).toEqual([
      ...[null, null, 'Luis Peña', null],
    ]);
  });

  it('has every way to change a menu in it, many prices and tables as versions of their own', async () => {
    const { accountId, call, menuId, categoryId, flag, newest } = await ownerOfMenu();
    await service.grant({ accountId, plan: 'profesional', expiresAt: null });
    const did = async (work: Promise<unknown>) => {
      await work;
      const { kind, summary } = await newest();
      return [kind, ...summary];
    };
    const { id: itemId } = flag;
    const plain = { sizes: [], extras: [] };
    const content = Buffer.from('nombre,precio\nFlan,95');
    const text = { kind: 'item', id: itemId, field: 'name', source: 'La Bandera' } as const;
    const moro = { ...anItem({ menuId, name: 'Moro' }), categoryId };
    const { id: second } = await call(menus.item.create, moro);
    const places = [
      { id: second, categoryId, displayOrder: 1 },
      { id: itemId, categoryId, displayOrder: 2 },
    ];
    const prices = { menuId, items: [{ itemId, price: '400', ...plain }] };
    expect(await did(call(menus.menu.changePrices, prices))).toEqual([
      ...['prices', 'Precio de La Bandera: RD$350.00 → RD$400.00'],
    ]);
    expect(await did(call(menus.menu.import, { menuId, content, preview: false }))).toEqual([
      ...['import', 'Ítem nuevo: Flan'],
    ]);
    expect(await did(call(menus.menu.update, { menuId, isPublished: true }))).toEqual([
      ...['edit', 'Menú publicado'],
    ]);
    const rows = [
      { name: 'Té', price: '50' },
      { name: 'Café', price: '60' },
    ];
    expect(await did(call(menus.item.upsert, { menuId, items: rows }))).toContain('Ítem nuevo: Té');
    await service.sql(`DELETE FROM menu_changes WHERE menu_id = $1 AND kind = 'edit'`, [menuId]);
    const texts = [{ ...text, text: 'The Flag' }];
    expect(await did(call(menus.translation.save, { menuId, language: 'en', texts }))).toContain(
      'Nombre (inglés) de La Bandera: The Flag',
    );
    const sorted = await did(call(menus.menu.arrange, { menuId, categories: [], items: places }));
    expect(sorted).toContain('Orden de los ítems: cambió');
    await call(menus.item.delete, { itemId: second });
    await call(menus.category.delete, { categoryId });
    const { differences } = await call(menus.history.compare, {
      menuId,
      versionNumber: (await newest()).number,
    });
    expect(differences.map(({ name, change }) => [name, change])).toEqual(
      expect.arrayContaining([
        ['Platos', 'removed'],
        ['Moro', 'removed'],
        ['La Bandera', 'changed'],
      ]),
    );
    expect(await did(call(menus.item.restore, { itemId: second }))).not.toContain('Moro');
  });

  it('of a menu whose versions are all forgotten begins again with what it was', async () => {
    const { menuId, call, flag, versions, compare } = await ownerOfMenu();
    await service.sql(`DELETE FROM menu_changes WHERE menu_id = $1`, [menuId]);
    await call(menus.item.update, { itemId: flag.id, price: '1' });
    expect(await versions()).toMatchObject([
      { number: 2, author: OWNER, changeCount: 1 },
      { number: 1, kind: 'before', author: { kind: 'system', name: null }, changeCount: 0 },
    ]);
    expect((await compare(1, 'now')).differences).toMatchObject([{ id: flag.id }]);
  });

  it('has what is written in SQL by hand in the version that comes next', async () => {
    const { call, flag, versions, compare } = await ownerOfMenu();
    await service.sql(`UPDATE menu_items SET price = 5 WHERE id = $1`, [flag.id]);
    await call(menus.item.update, { itemId: flag.id, name: 'Bandera' });
    const [newest, older] = await versions();
    expect(newest!.summary).toEqual(['Bandera: nombre, precio']);
    const [{ fields }] = (await compare(older!.number, 'now')).differences as unknown as [
      { fields: object[] },
    ];
    expect(fields).toMatchObject([{ field: 'name' }, { field: 'price', before: 'RD$350.00' }]);
  });

  it('is not written when nothing of the content changes, and is left out of a change refused', async () => {
    const { accountId, call, menuId, flag, versions } = await ownerOfMenu();
    const before = await versions();
    await call(menus.item.update, { itemId: flag.id, price: '350.00' });
    await service.grant({ accountId, plan: 'profesional', expiresAt: null });
    const refused = call(menus.item.update, { itemId: flag.id, price: '1', expectedVersion: 9 });
    await expect(refused).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await call(menus.menu.delete, { menuId });
    await call(menus.menu.restore, { menuId });
    expect(await versions()).toEqual(before);
  });

  it('keeps the last versions of a menu alone, and none for more than a year', async () => {
    const { call, menuId, flag, versions, compare } = await ownerOfMenu();
    const price = (amount: number) =>
      call(menus.menu.changePrices, {
        ...{ menuId, items: [{ itemId: flag.id, price: String(amount), sizes: [], extras: [] }] },
      });
    for (let amount = 1; amount <= 5; amount += 1) await price(amount);
    await service.sql(
      `UPDATE menu_changes SET version = version + $2 WHERE menu_id = $1 AND version > 2`,
      [menuId, MAX_VERSIONS - 4],
    );
    await price(6);
    const numbers = (await versions()).map(({ number }) => number);
    expect(numbers).toEqual([204, 203, 202, 201, 200, 199].filter((one) => numbers.includes(one)));
    await expect(compare(2)).rejects.toMatchObject({ code: 'VERSION_NOT_FOUND' });
    const oldest = numbers.at(-1)!;
    expect((await compare(oldest, 'now')).differences).toHaveLength(1);
    await service.sql(
      `UPDATE menu_changes SET changed_at = changed_at - interval '366 days'
       WHERE menu_id = $1 AND version <= $2`,
      [menuId, numbers[1]],
    );
    const sweeps = service.replicas.map((replica) => replica.get(VersionRetention).forget());
    await Promise.all(sweeps);
    expect((await versions()).map(({ number }) => number)).toEqual([numbers[0]]);
    const rows = await service.sql(`SELECT FROM menu_changes WHERE menu_id = $1 AND rows <> '{}'`, [
      menuId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('goes with its menu, and with its owner', async () => {
    const { accountId, userId, call, menuId, flag } = await ownerOfMenu();
    await call(menus.item.update, { itemId: flag.id, price: '1' });
    const left = async () => {
      const [{ rows }] = (await service.sql<{ rows: number }>(
        `SELECT count(*) AS rows FROM menu_changes WHERE menu_id = $1`,
        [menuId],
      )) as [{ rows: number }];
      return Number(rows);
    };
    expect(await left()).toBeGreaterThan(0);
    await service.emitErased({ accountId, userId });
    for (let turn = 0; turn < 100 && (await left()) > 0; turn += 1) {
      await service.as(SYSTEM).call(menus.image.referenced, { paths: [] });
    }
    expect(await left()).toBe(0);
  });
});
