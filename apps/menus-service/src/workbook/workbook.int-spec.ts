import { menus, type ItemView, type WorkbookReport } from '@cartaviva/contracts';
import { readMenus, writeWorkbook, type MenuSheet, type WrittenMenu } from '@cartaviva/menu-import';
import { poolOf } from '@cartaviva/persistence';
import { eventually } from '@cartaviva/server-testing';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { DataSource } from 'typeorm';
import { aMenu, FIRST_PAGE } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;
beforeAll(async () => {
  service = await sharedTestService();
});

const bytesOf = (content: string): Uint8Array => Buffer.from(content, 'base64');

/** Renames the only tab of a workbook. `name` is escaped for XML. */
function renamedTab(content: Uint8Array, name: string): Uint8Array {
  const parts = unzipSync(content);
  const workbook = strFromU8(parts['xl/workbook.xml']!).replace(
    /(<sheet [^>]*name=")[^"]*/,
    `$1${name}`,
  );
  return zipSync({ ...parts, 'xl/workbook.xml': strToU8(workbook) });
}

const written = (sheets: readonly MenuSheet[]): WrittenMenu[] =>
  sheets.map(({ name, items }) => ({ name, items }));

async function begin(...names: string[]) {
  const owner = service.owner();
  await service.grant({ accountId: owner.accountId, plan: 'empresarial', expiresAt: null });
  const made = [];
  for (const name of names) {
    const menu = await owner.call(menus.menu.create, { ...aMenu(), name });
    const menuId = menu.id;
    const category = await owner.call(menus.category.create, { menuId, name: 'Platos' });
    for (const named of ['La Bandera', 'Mangú']) {
      const item = { menuId, name: named, price: '350', categoryId: category.id };
      await owner.call(menus.item.create, item);
    }
    made.push(menu);
  }
  const items = async (menuId: string): Promise<readonly ItemView[]> =>
    (await owner.call(menus.item.search, { menuId })).rows;
  const exported = async () =>
    readMenus(bytesOf((await owner.call(menus.workbook.export, {})).content));
  const send = async (sheets: readonly WrittenMenu[], preview = false): Promise<WorkbookReport> =>
    owner.call(menus.workbook.import, { content: await writeWorkbook(sheets), preview });
  return { owner, made, items, exported, send };
}

const priced = (sheets: readonly WrittenMenu[], named: string, price: string): WrittenMenu[] =>
  sheets.map(({ name, items }) => ({
    name,
    items: items.map((item) => (item.name === named ? { ...item, price } : item)),
  }));

const UNCHANGED = {
  isNew: false,
  created: 0,
  updated: 0,
  unchanged: 2,
  newCategories: 0,
  ignoredColumns: [],
  faults: [],
};

describe('a workbook of all menus', () => {
  it('that comes back as it went changes nothing', async () => {
    const { made, exported, send } = await begin('Carta', 'Vinos');
    const revisions = () =>
      Promise.all(made.map(async ({ id }) => (await service.changesOf(id)).length));
    const before = await revisions();
    const report = await send(written(await exported()));
    expect(report.sheets).toEqual(made.map(({ id, name }) => ({ ...UNCHANGED, name, menuId: id })));
    expect(await revisions()).toEqual(before);
  });

  it.each([
    ['   ', 'Menú'],
    ['&#0;', 'Menú'],
    ['a&#xD800;b&#7;c', 'a b c'],
    ['Brunch', 'Brunch'],
    [`${'n'.repeat(119)} z`, 'n'.repeat(119)],
  ])('makes a menu of a sheet whose tab other programs call %j', async (tab, name) => {
    const { owner, items } = await begin();
    const flan = { id: '', name: 'Flan', price: '95', description: null, category: null };
    const sheet = { name: 'Hoja', items: [{ ...flan, dietaryTags: [], allergens: [] }] };
    const content = renamedTab(await writeWorkbook([sheet as never]), tab);
    const { sheets } = await owner.call(menus.workbook.import, { content, preview: false });
    expect(sheets).toMatchObject([{ name, isNew: true, created: 1, faults: [] }]);
    const { menuId } = sheets[0]!;
    expect(await owner.call(menus.menu.get, { menuId: menuId! })).toMatchObject({ name });
    expect(await items(menuId!)).toMatchObject([{ name: 'Flan' }]);
  });

  it('changes prices and texts in every menu, adds what is new, and deletes nothing', async () => {
    const { made, items, exported, send } = await begin('Carta', 'Vinos');
    const [carta, vinos] = priced(written(await exported()), 'Mangú', '275.50');
    const flan = { ...carta!.items[0]!, id: '', name: 'Flan', price: '95', category: 'Postres' };
    const sent = [
      { ...carta!, items: [...carta!.items, flan] },
      { ...vinos!, items: vinos!.items.slice(1) },
    ];
    const preview = await send(sent, true);
    expect((await items(made[0]!.id)).map(({ price }) => price)).toEqual(['350.00', '350.00']);
    const report = await send(sent);
    expect(report).toEqual(preview);
    expect(report.sheets).toMatchObject([
      { name: 'Carta', created: 1, updated: 1, unchanged: 1, newCategories: 1 },
      { name: 'Vinos', created: 0, updated: 1, unchanged: 0, newCategories: 0 },
    ]);
    const prices = async (at: number) =>
      (await items(made[at]!.id)).map(({ name, price }) => `${name} ${price}`);
    expect(await prices(0)).toEqual(['La Bandera 350.00', 'Mangú 275.50', 'Flan 95.00']);
    expect(await prices(1)).toEqual(['La Bandera 350.00', 'Mangú 275.50']);
  });

  it('makes a menu, a draft, of a sheet that is none yet, once', async () => {
    const { owner, made, items, exported, send } = await begin('Carta');
    const [carta] = written(await exported());
    const bar = { name: 'Bar', items: carta!.items.map((item) => ({ ...item, id: '' })) };
    expect((await send([bar], true)).sheets).toMatchObject([
      { menuId: null, isNew: true, created: 2 },
    ]);
    expect((await owner.call(menus.menu.list, FIRST_PAGE)).rows).toHaveLength(1);
    const { sheets } = await send([bar]);
    expect(sheets).toMatchObject([{ name: 'Bar', isNew: true, created: 2, newCategories: 1 }]);
    const menu = await owner.call(menus.menu.get, { menuId: sheets[0]!.menuId! });
    expect(menu).toMatchObject({ restaurantName: made[0]!.restaurantName, isPublished: false });
    expect(await items(menu.id)).toHaveLength(2);
    expect((await send([bar])).sheets).toEqual([{ ...UNCHANGED, name: 'Bar', menuId: menu.id }]);
  });

  it('knows its lines by name when somebody took the ids away, and asks where two have it', async () => {
    const { owner, made, items, exported, send } = await begin('Carta');
    const menuId = made[0]!.id;
    await owner.call(menus.item.create, { menuId, name: 'Mangú', price: '90' });
    const [carta] = written(await exported());
    const plain = carta!.items.map((item) => ({ ...item, id: '', price: '400.00' }));
    const other = { ...plain[0]!, name: 'mangú', category: 'Otra' };
    const { sheets } = await send([{ name: 'carta', items: [...plain, other] }]);
    expect(sheets).toMatchObject([{ menuId, created: 0, updated: 3 }]);
    expect(sheets[0]!.faults).toEqual([
      { line: 5, reason: 'Varios ítems se llaman así: escribe el ID del que quieres cambiar.' },
    ]);
    expect((await items(menuId)).map(({ price }) => price)).toEqual(['400.00', '400.00', '400.00']);
  });

  it('finds its menu by its lines after a change of name, of the sheet or of the menu', async () => {
    const { owner, made, items, exported, send } = await begin('Carta', 'Vinos');
    const [carta, vinos] = priced(written(await exported()), 'Mangú', '500.00');
    await owner.call(menus.menu.update, { menuId: made[1]!.id, name: 'Bebidas' });
    const { sheets } = await send([{ ...carta!, name: 'Vinos' }, vinos!]);
    expect(sheets.map(({ menuId, isNew }) => [menuId, isNew])).toEqual(
      made.map(({ id }) => [id, false]),
    );
    expect((await items(made[0]!.id)).map(({ price }) => price)).toEqual(['350.00', '500.00']);
  });

  it('is of one sheet alone: a copy of it, with the ids of its lines, changes nothing', async () => {
    const { made, items, exported, send } = await begin('Carta');
    const [carta] = written(await exported());
    const [copy] = priced([carta!], 'Mangú', '1.00');
    const { sheets } = await send([carta!, { ...copy!, name: 'Carta de antes' }]);
    expect(sheets).toMatchObject([
      { menuId: made[0]!.id, isNew: false, unchanged: 2 },
      { menuId: null, isNew: true, created: 0, faults: [{ line: 2 }, { line: 3 }] },
    ]);
    const prices = async () => (await items(made[0]!.id)).map(({ price }) => price);
    expect(await prices()).toEqual(['350.00', '350.00']);
    await send([{ ...copy!, name: 'Carta de antes' }]);
    expect(await prices()).toEqual(['350.00', '1.00']);
  });

  it('says which lines do not land, and leaves what has sizes to the editor', async () => {
    const { owner, made, items, exported, send } = await begin('Carta');
    const menuId = made[0]!.id;
    const [bandera] = await items(menuId);
    const sizes = [
      { name: 'Media', price: '200' },
      { name: 'Entera', price: '350' },
    ];
    await owner.call(menus.item.update, { itemId: bandera!.id, sizes });
    const [whole] = priced(written(await exported()), 'La Bandera', '999.00');
    const carta = { ...whole!, items: whole!.items.map((item) => ({ ...item, sizes: [] })) };
    const gone = { ...carta!.items[1]!, id: made[0]!.id };
    const { sheets } = await send([{ ...carta!, items: [...carta!.items, gone] }]);
    expect(sheets).toMatchObject([{ created: 0, updated: 0, unchanged: 1 }]);
    expect(sheets[0]!.faults).toEqual([
      { line: 2, reason: 'Este ítem tiene tamaños: cambia sus precios en el editor.' },
      {
        line: 4,
        reason: 'Este menú ya no tiene el ítem de ese ID. Borra el ID para añadirlo como nuevo.',
      },
    ]);
  });

  it('never reaches the menus of another, whose ids it has', async () => {
    const { made, items, exported } = await begin('Carta');
    const stranger = await begin();
    const stolen = priced(written(await exported()), 'Mangú', '1.00');
    const { sheets } = await stranger.send(stolen);
    expect(sheets).toMatchObject([{ isNew: true, created: 0, updated: 0 }]);
    expect(sheets[0]!.faults).toHaveLength(2);
    expect((await stranger.owner.call(menus.menu.list, FIRST_PAGE)).rows).toEqual([]);
    expect((await items(made[0]!.id)).map(({ price }) => price)).toEqual(['350.00', '350.00']);
  });

  it('is refused whole over the plan’s menus, and leaves nothing of itself', async () => {
    const { owner, made, items, exported, send } = await begin('Carta');
    await service.grant({ accountId: owner.accountId, plan: 'free', expiresAt: null });
    const [carta] = priced(written(await exported()), 'Mangú', '1.00');
    const bar = { name: 'Bar', items: carta!.items.map((item) => ({ ...item, id: '' })) };
    await expect(send([carta!, bar])).rejects.toMatchObject({ code: 'MENU_LIMIT_REACHED' });
    expect((await items(made[0]!.id)).map(({ price }) => price)).toEqual(['350.00', '350.00']);
    expect((await send([carta!])).sheets).toMatchObject([{ updated: 1 }]);
  });

  it('gives its connection back, whether it lands, is a preview or is refused', async () => {
    const { owner, exported, send } = await begin('Carta');
    const carta = written(await exported());
    await send(carta);
    await send(carta, true);
    await service.grant({ accountId: owner.accountId, plan: 'free', expiresAt: null });
    const bar = { name: 'Bar', items: carta[0]!.items.map((item) => ({ ...item, id: '' })) };
    await expect(send([...carta, bar])).rejects.toMatchObject({ code: 'MENU_LIMIT_REACHED' });
    for (const replica of service.replicas) {
      const pool = poolOf(replica.get(DataSource));
      await eventually(() => expect(pool.totalCount - pool.idleCount).toBe(0));
    }
  });

  it('is refused when it is none', async () => {
    const { owner } = await begin();
    const content = Buffer.from('Nombre,Precio\nFlan,95');
    const sent = owner.call(menus.workbook.import, { content, preview: false });
    await expect(sent).rejects.toMatchObject({ code: 'IMPORT_UNREADABLE' });
  });

  it('sent twice at once, with one more that adds, makes each thing once', async () => {
    const { made, items, exported, send } = await begin('Carta', 'Vinos', 'Postres');
    const sheets = written(await exported());
    const flan = { ...sheets[0]!.items[0]!, id: '', name: 'Flan', price: '95.00' };
    const more = sheets.map(({ name, items: lines }) => ({ name, items: [...lines, flan] }));
    // Opposite orders must not cause a deadlock.
    const reports = await Promise.all([send(more), send(more.toReversed()), send(more)]);
    const created = reports.map((report) =>
      report.sheets.reduce((sum, sheet) => sum + sheet.created, 0),
    );
    expect(created.toSorted()).toEqual([0, 0, 3]);
    for (const { id } of made) expect(await items(id)).toHaveLength(3);
  });
});
