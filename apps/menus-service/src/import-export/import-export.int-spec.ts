import { menus } from '@cartaviva/contracts';
import { CATEGORIES_PER_MENU, MAX_IMPORT_BYTES } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { aMenu } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;
beforeAll(async () => {
  service = await sharedTestService();
});

const table = (text: string) => Buffer.from(text);

async function begin() {
  const owner = service.owner();
  const menu = await owner.call(menus.menu.create, aMenu());
  const send = (text: string, preview = false) =>
    owner.call(menus.menu.import, { menuId: menu.id, content: table(text), preview });
  const categories = async () =>
    (await owner.call(menus.category.search, { menuId: menu.id })).rows;
  const items = async () => (await owner.call(menus.item.search, { menuId: menu.id })).rows;
  return { owner, menu, send, categories, items };
}

describe('a spreadsheet of items', () => {
  const CSV =
    'Nombre,Precio,Categoría\nMangú,250,Desayunos\nFlan,95,\nYaroa,mucho,Cenas\nSancocho,"1,350.00",  desayunos ';

  it('lands line by line, with its categories, after what the menu has', async () => {
    const { send, items, categories } = await begin();
    expect(await send(CSV)).toMatchObject({
      imported: 3,
      newCategories: 1,
      faults: [{ line: 4, reason: 'No entendemos el precio «mucho».' }],
    });
    const [desayunos] = await categories();
    expect(desayunos).toMatchObject({ name: 'Desayunos' });
    expect((await items()).map(({ name, price, categoryId }) => [name, price, categoryId])).toEqual(
      [
        ['Mangú', '250.00', desayunos!.id],
        ['Flan', '95.00', null],
        ['Sancocho', '1350.00', desayunos!.id],
      ],
    );
  });

  it('lands once where a try that nobody heard the answer of is sent again', async () => {
    const { owner, menu, items, categories } = await begin();
    const { id: menuId } = menu;
    const { revision: expectedRevision } = await owner.call(menus.item.search, { menuId });
    const sent = { menuId, content: table(CSV), preview: false, expectedRevision };
    const send = (newId: string, over = {}) =>
      owner.call(menus.menu.import, { ...sent, ...over, newId });
    const newId = randomUUID();
    const [first, again] = await Promise.all([send(newId), send(newId)]);
    expect(again).toEqual(first);
    expect(first).toMatchObject({ imported: 3, newCategories: 1 });
    expect([(await items()).length, (await categories()).length]).toEqual([3, 1]);
    await expect(send(randomUUID())).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const other = await send(randomUUID(), { expectedRevision: undefined });
    expect(other).toMatchObject({ imported: 3, newCategories: 0 });
    expect([(await items()).length, (await categories()).length]).toEqual([6, 1]);
  });

  it('only answers what would happen when that is what was asked', async () => {
    const { send, items, categories } = await begin();
    expect(await send(CSV, true)).toMatchObject({ imported: 3, newCategories: 1 });
    expect([await items(), await categories()]).toEqual([[], []]);
  });

  it('has the columns that its sender names, whatever their headings', async () => {
    const { owner, menu, items } = await begin();
    const content = table('Plato,Precio local,Precio delivery\nMoro,285,340');
    const asked = { menuId: menu.id, content, preview: false };
    const report = await owner.call(menus.menu.import, { ...asked, mapping: 'name,,price' });
    expect(report).toMatchObject({ imported: 1, faults: [], ignoredColumns: ['Precio local'] });
    expect(await items()).toMatchObject([{ name: 'Moro', price: '340.00' }]);
    const nameless = owner.call(menus.menu.import, { ...asked, mapping: ',,price' });
    await expect(nameless).rejects.toMatchObject({ code: 'IMPORT_UNREADABLE' });
  });

  it('is refused whole when it is none, and when the menu is another’s', async () => {
    const { owner, menu } = await begin();
    const asked = { menuId: menu.id, content: Buffer.from([0, 1, 2, 3, 255, 0]), preview: false };
    await expect(owner.call(menus.menu.import, asked)).rejects.toMatchObject({
      code: 'IMPORT_UNREADABLE',
    });
    const doubtful = { ...asked, content: table('Plato,Precio local,Precio delivery\nMoro,1,2') };
    const refused = await owner.call(menus.menu.import, doubtful).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'IMPORT_UNREADABLE',
      details: { fields: { table: expect.stringMatching(/«Precio local» o «Precio delivery»/) } },
    });
    const strange = service.owner().call(menus.menu.import, { ...asked, content: table(CSV) });
    await expect(strange).rejects.toMatchObject({ code: 'MENU_NOT_FOUND' });
  });

  it('of more than a megabyte is not read', async () => {
    const { owner, menu } = await begin();
    const send = (content: Buffer) =>
      owner.call(menus.menu.import, { menuId: menu.id, content, preview: true });
    const largest = Buffer.alloc(MAX_IMPORT_BYTES, ' ');
    largest.write('Nombre,Precio\nFlan,95\n');
    expect(await send(largest)).toMatchObject({ imported: 1 });
    const larger = Buffer.concat([largest, Buffer.from(' ')]);
    await expect(send(larger)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('that asks for more than it may is refused, and others answer meanwhile', async () => {
    const { owner, menu } = await begin();
    const marks = 'a' + '\u0315\u0300'.repeat(12_000);
    const piled = table(`nombre,precio\n${`${marks},10\n`.repeat(5)}`);
    const hostile = Array.from({ length: 3 }, () =>
      owner.call(menus.menu.import, { menuId: menu.id, content: piled, preview: true }),
    );
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const other = await begin();
    expect(await other.send(CSV)).toMatchObject({ imported: 3 });
    const reports = await Promise.all(hostile);
    delay.disable();
    expect(reports.map(({ imported, faults }) => [imported, faults.length])).toEqual(
      Array(3).fill([0, 5]),
    );
    // A single normalization of these cells takes a second.
    expect(delay.max / 1e6).toBeLessThan(500);
  });

  it('fills the menu and no further; two at once keep to the limits together', async () => {
    const { send, items } = await begin();
    const rows = Array.from({ length: 300 }, (_, at) => `Plato ${at},100`);
    const lines = ['Nombre,Precio', ...rows].join('\n');
    const reports = await Promise.all([send(lines), send(lines)]);
    expect(reports.map(({ imported }) => imported).sort()).toEqual([200, 300]);
    expect(await items()).toHaveLength(500);
    expect(reports.flatMap(({ faults }) => faults)).toHaveLength(100);
  });

  it('makes no more categories than a menu has', async () => {
    const { send } = await begin();
    const lines = Array.from({ length: 120 }, (_, at) => `Plato ${at}\t100\tCategoría ${at}`);
    const report = await send(['Nombre\tPrecio\tCategoría', ...lines].join('\n'));
    expect(report).toMatchObject({
      imported: CATEGORIES_PER_MENU,
      newCategories: CATEGORIES_PER_MENU,
    });
    expect(report.faults[0]).toEqual({ line: 102, reason: 'El menú ya tiene 100 categorías.' });
  });

  it('restores sizes, extras and codes, and gives no code twice', async () => {
    const { owner, menu } = await begin();
    const { id: menuId } = menu;
    const sizes = [
      { name: 'Personal', price: '300.00' },
      { name: 'Familiar; "doble"', price: '800.00' },
    ];
    const extras = [{ name: 'Queso: extra', price: '50.00' }];
    const pizza = { menuId, name: 'Chef 👨‍🍳\ncon Hor\u00ADno', price: '300.00', externalId: 'P-1' };
    await owner.call(menus.item.create, { ...pizza, sizes, extras, isAvailable: false });
    const { content: csv, fileName } = await owner.call(menus.menu.export, { menuId });
    expect(fileName).toBe('Comedor Ana - Almuerzos.csv');
    const again = await begin();
    expect(await again.send(csv)).toMatchObject({ imported: 1, faults: [] });
    const { menuId: _, ...said } = pizza;
    expect(await again.items()).toMatchObject([{ ...said, sizes, extras, isAvailable: false }]);
    expect(await again.send(csv)).toMatchObject({
      imported: 0,
      faults: [{ line: 2, reason: 'Este menú ya tiene un ítem con ese código.' }],
    });
  });

  it('is written as it can be read again', async () => {
    const { owner, menu, send } = await begin();
    await send(
      'Nombre,Precio,Categoría,Etiquetas,Alérgenos\n' +
        'Mangú,250,Desayunos,Vegetariano,Lácteos\n"=1+1",95,,,',
    );
    const { content: csv } = await owner.call(menus.menu.export, { menuId: menu.id });
    expect(csv).toBe(
      '\uFEFFNombre,Precio,Descripción,Categoría,Etiquetas,Alérgenos,Disponible\r\n' +
        "'=1+1,95.00,,,,,Sí\r\nMangú,250.00,,Desayunos,Vegetariano,Lácteos,Sí\r\n",
    );
    const again = await begin();
    expect(await again.send(csv)).toMatchObject({ imported: 2, faults: [] });
    expect((await again.items()).map(({ name }) => name)).toEqual(['=1+1', 'Mangú']);
  });
});
