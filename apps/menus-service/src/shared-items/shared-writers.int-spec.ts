import { menus, type ItemView } from '@cartaviva/contracts';
import { readMenus, writeWorkbook } from '@cartaviva/menu-import';
import { ownerOfSharing, sharedRows } from '../../test/shared-menus';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

type Owner = Awaited<ReturnType<typeof ownerOfSharing>>;

const bytesOf = (content: string): Uint8Array => Buffer.from(content, 'base64');

/** Ends the current version, so that the next change starts another. */
const pause = (menuId: string) =>
  service.sql(
    `UPDATE menu_changes SET changed_at = changed_at - interval '1 hour' WHERE menu_id = $1`,
    [menuId],
  );

/** Creates a version after the one in which the item appeared. */
async function renamed({ call, first, ids }: Owner) {
  await pause(first);
  await call(menus.item.update, { itemId: ids[0]!, name: 'Pastel', description: 'De plátano' });
  await pause(first);
}

/**
 * Every way to write shared fields, applied to the first menu, with the result in the second. Add each new way here.
 */
const WRITERS: readonly {
  readonly name: string;
  readonly before?: (owner: Owner) => Promise<unknown>;
  readonly write: (owner: Owner) => Promise<unknown>;
  readonly becomes: (owner: Owner) => Partial<ItemView>;
  readonly translates?: boolean;
}[] = [
  {
    name: 'the form of an item',
    write: ({ call, ids }) =>
      call(menus.item.update, {
        ...{ itemId: ids[0]!, name: 'Pastel', description: 'De plátano', price: '1' },
        ...{ dietaryTags: ['Vegano'], allergens: ['Apio'], isAvailable: false },
      }),
    becomes: () => ({
      ...{ name: 'Pastel', description: 'De plátano', price: '100.00' },
      ...{ dietaryTags: ['Vegano'], allergens: ['Apio'], isAvailable: true },
    }),
  },
  {
    name: 'a confirmed photo',
    write: ({ call, accountId, ids }) =>
      call(menus.item.update, { itemId: ids[0]!, imageUrl: service.media.image(accountId) }),
    becomes: () => ({
      imageUrl: expect.stringMatching(/^.objects/),
      imagePlaceholder: expect.any(String),
    }),
  },
  {
    name: 'a photo that is taken away',
    before: ({ call, accountId, ids }) =>
      call(menus.item.update, { itemId: ids[0]!, imageUrl: service.media.image(accountId) }),
    write: ({ call, ids }) => call(menus.item.update, { itemId: ids[0]!, imageUrl: null }),
    becomes: () => ({ imageUrl: null, imagePlaceholder: null }),
  },
  {
    name: 'rows of a program, or of the grid',
    write: ({ call, first, ids }) =>
      call(menus.item.upsert, { menuId: first, items: [{ itemId: ids[0]!, name: 'Pastel' }] }),
    becomes: () => ({ name: 'Pastel' }),
  },
  {
    name: 'a sheet of a workbook, beside the other that says as before',
    write: async ({ call }) => {
      const { content } = await call(menus.workbook.export, {});
      const sheets = (await readMenus(bytesOf(content))).map(({ name, items }) => ({
        name,
        items: items.map((item) => (name === 'Carta 0' ? { ...item, name: 'Pastel' } : item)),
      }));
      const workbook = await writeWorkbook(sheets);
      return call(menus.workbook.import, { content: workbook, preview: false });
    },
    becomes: () => ({ name: 'Pastel' }),
  },
  {
    name: 'a translation',
    before: ({ call, first }) => call(menus.menu.update, { menuId: first, languages: ['en'] }),
    write: ({ call, first, ids }) =>
      call(menus.translation.save, {
        ...{ menuId: first, language: 'en' },
        texts: [{ kind: 'item', id: ids[0]!, field: 'name', source: 'Plato 0', text: 'Pasty' }],
      }),
    becomes: () => ({ name: 'Plato 0' }),
    translates: true,
  },
  {
    name: 'a version that is restored',
    before: renamed,
    write: ({ call, first }) => call(menus.history.restore, { menuId: first, versionNumber: 2 }),
    becomes: () => ({ name: 'Plato 0', description: null }),
  },
];

describe.each(WRITERS)('$name', ({ before, write, becomes, translates }) => {
  it('writes the item in all its menus: row, version, history and event', async () => {
    const owner = await ownerOfSharing(service, 2);
    await before?.(owner);
    await pause(owner.second);
    const [, was] = await owner.rows();
    const revision = async () =>
      (await owner.call(menus.item.search, { menuId: owner.second })).revision;
    const [revisionBefore, eventsBefore] = [
      await revision(),
      (await service.changesOf(owner.second)).length,
    ];
    await write(owner);
    const [, row] = await owner.rows();
    expect(await owner.diverging()).toEqual([]);
    expect(row).toMatchObject(becomes(owner));
    expect(await revision()).toBe(revisionBefore + 1);
    // A translation does not change the version of the item that the owner edits.
    expect(row!.version).toBe(was!.version + (translates ? 0 : 1));
    const emitted = (await service.changesOf(owner.second)).slice(eventsBefore);
    expect(emitted).toHaveLength(1);
    expect(emitted[0]!.change.changes).toMatchObject([
      translates
        ? { type: 'menu.translated', language: 'en' }
        : { type: 'item.updated', item: { id: row!.id }, previous: expect.any(Object) },
    ]);
    const { rows: versions } = await owner.call(menus.history.list, {
      ...{ menuId: owner.second, page: 1, limit: 1 },
    });
    expect(versions[0]).toMatchObject({ author: { kind: 'owner', isYou: true }, changeCount: 1 });
  });
});

describe('what is each menu’s own', () => {
  it('stays: prices, sizes and extras, availability, category, place, external id', async () => {
    const owner = await ownerOfSharing(service, 2);
    const { call, ids, first, second } = owner;
    const { id: categoryId } = await call(menus.category.create, { menuId: first, name: 'Fritos' });
    const [, before] = await owner.rows();
    const eventsBefore = (await service.changesOf(second)).length;
    const option = [{ name: 'Doble', price: '200.00' }];
    await call(menus.item.update, {
      ...{ itemId: ids[0]!, sizes: option, extras: option, isAvailable: false },
      ...{ categoryId, externalId: 'P-1' },
    });
    await call(menus.menu.changePrices, {
      menuId: first,
      items: [
        { itemId: ids[0]!, price: '5', sizes: [{ name: 'Doble', price: '5' }], extras: option },
      ],
    });
    const [changed, after] = await owner.rows();
    expect(changed).toMatchObject({ price: '5.00', isAvailable: false, categoryId });
    expect(after).toEqual(before);
    expect(await service.changesOf(second)).toHaveLength(eventsBefore);
  });

  it('stays in the words for sizes, too, while those for the name go to all', async () => {
    const owner = await ownerOfSharing(service, 2);
    const { call, menuIds } = owner;
    const rows = await owner.rows();
    for (const [at, menuId] of menuIds.entries()) {
      const [source, text] = at === 0 ? ['Chico', 'S'] : ['Grande', 'L'];
      const { id } = rows[at]!;
      await call(menus.menu.update, { menuId, languages: ['en'] });
      await call(menus.item.update, { itemId: id, sizes: [{ name: source!, price: '1' }] });
      await call(menus.translation.save, {
        ...{ menuId, language: 'en' },
        texts: [{ kind: 'item', id, field: 'option', source: source!, text: text! }],
      });
    }
    await call(menus.translation.save, {
      ...{ menuId: menuIds[0]!, language: 'en' },
      texts: [
        {
          kind: 'item',
          id: rows[0]!.id,
          field: 'name',
          source: 'Plato 0',
          text: 'Dish',
          needsReview: true,
        },
      ],
    });
    const said = async (menuId: string) =>
      (await call(menus.translation.list, { menuId, language: 'en' }))
        .filter(({ kind }) => kind === 'item')
        .map(({ source, text, needsReview = false }) => [source, text, needsReview]);
    expect(await said(menuIds[0]!)).toEqual([
      ['Plato 0', 'Dish', true],
      ['Chico', 'S', false],
    ]);
    expect(await said(menuIds[1]!)).toEqual([
      ['Plato 0', 'Dish', true],
      ['Grande', 'L', false],
    ]);
  });
});

describe('rows that nobody sees', () => {
  it('are written with the others, so that what comes back is what the others are', async () => {
    const owner = await ownerOfSharing(service, 3);
    const { call, ids, second, third } = owner;
    const [, row] = await owner.rows();
    await call(menus.item.delete, { itemId: row!.id });
    await call(menus.menu.delete, { menuId: third });
    const events = (await service.changesOf(third)).length;
    await call(menus.item.update, { itemId: ids[0]!, name: 'Pastel' });
    expect(await owner.diverging()).toEqual([]);
    expect(await sharedRows(service, owner.accountId)).toHaveLength(3);
    expect(await service.changesOf(third)).toHaveLength(events);
    expect(await call(menus.item.restore, { itemId: row!.id })).toMatchObject({ name: 'Pastel' });
    await call(menus.menu.restore, { menuId: third });
    expect((await owner.list(third))[0]).toMatchObject({ name: 'Pastel' });
    const changes = (await service.changesOf(second)).at(-1)!.change.changes;
    expect(changes).toMatchObject([{ type: 'item.restored', item: { name: 'Pastel' } }]);
  });
});

describe('SQL by hand', () => {
  it('that writes one row writes them all, and the next change says so of the others', async () => {
    const owner = await ownerOfSharing(service, 2);
    const { call, ids, first, second } = owner;
    await service.sql(
      `UPDATE menu_items SET name = 'Viejo', version = version + 1 WHERE id = $1`,
      ids,
    );
    expect(await owner.diverging()).toEqual([]);
    await call(menus.item.update, { itemId: ids[0]!, description: 'Nuevo' });
    const last = (await service.changesOf(second)).at(-1)!.change.changes;
    expect(last).toMatchObject([
      { previous: { name: 'Plato 0', description: null }, item: { name: 'Viejo' } },
    ]);
    expect((await owner.list(first))[0]).toMatchObject({ name: 'Viejo', description: 'Nuevo' });
  });
});
