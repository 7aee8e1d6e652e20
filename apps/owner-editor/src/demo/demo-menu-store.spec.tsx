import { jest } from '@jest/globals';
import { ApiError } from '@cartaviva/api-client';
import { describeMenuStore, type StoreUnderTest } from '@cartaviva/contracts/testing';
import { DEFAULT_THEME_COLOR } from '@cartaviva/domain';
import { demoId } from './demo-id';
import { DemoItem } from './demo-item';
import { DemoCategory } from './demo-menu';
import { demoMenuStore as store } from './demo-menu-store';
import { addMenu, duplicateMenu, itemsIn, menuOf } from './demo-menus';
import { changeDemo, openDemo } from './demo-storage';

const MENU = 'demo-1';
const itemNamed = async (name: string) =>
  (await store.items(MENU)).find((item) => item.name === name)!;
const refusal = (work: Promise<unknown>) =>
  work.then(() => undefined).catch((error: ApiError) => error);

/** Builds a file with this text. The Blob of jsdom has no `arrayBuffer` method. */
const table = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new Blob([bytes]), { arrayBuffer: async () => bytes.buffer });
};

const demo: StoreUnderTest = {
  ...store,
  newMenu: async () => {
    const names = { name: 'Almuerzos', restaurantName: 'Comedor Ana' };
    const menu = { ...names, themeColor: DEFAULT_THEME_COLOR, currency: 'DOP' } as const;
    return changeDemo((menus) => addMenu(menus, menu).id);
  },
  duplicate: async (id) => changeDemo((menus) => duplicateMenu(menus, menuOf(menus, id)).id),
  createCategory: (menuId, name) => store.createCategory(menuId, { name }),
  import: (id, csv, preview) => store.importSpreadsheet(id, table(csv), preview),
  translations: (id) => store.translations(id, 'en'),
  translate: (id, texts) => store.translate(id, 'en', texts),
  fill: async (menuId, content, count) =>
    changeDemo((menus) => {
      const menu = menuOf(menus, menuId);
      for (let at = 1; at <= count; at += 1) {
        const made = { id: demoId(2 ** 40 + at), name: `n${at}`, price: `${at}`, items: [] };
        if (content === 'items') {
          menu.items.push(Object.assign(new DemoItem(), made, { displayOrder: at }));
        } else menu.categories.push(Object.assign(new DemoCategory(), made));
      }
    }),
  after: async (ms, work) => {
    jest.useFakeTimers({ now: Date.now() + ms });
    return work().finally(() => jest.useRealTimers());
  },
  refusalOf: (error) => {
    if (!(error instanceof ApiError)) throw error;
    const { type = '', fields } = error.problem;
    return { code: type.split(':').at(-1)!.replaceAll('-', '_').toUpperCase(), fields };
  },
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the demo', () => describeMenuStore(() => demo));

it('deletes the items that still have their version', async () => {
  const [one, other, ...rest] = await store.items(MENU);
  await store.updateItem(other!.id, { name: 'De coco' });
  await store.deleteItems(MENU, [one!, other!]);
  const left = (await store.items(MENU)).map(({ id }) => id);
  expect(left.toSorted()).toEqual([other!, ...rest].map(({ id }) => id).toSorted());
});

describe('menus of the demo', () => {
  it('refuse, as the server does, what was changed in another tab meanwhile', async () => {
    const { version } = await store.menu(MENU);
    await store.updateMenu(MENU, { name: 'De esta pestaña' }, version);
    const refused = await refusal(store.updateMenu(MENU, { name: 'De la otra' }, version));
    expect(refused).toMatchObject({ status: 412, problem: { error: /otra ventana/ } });
    expect(await store.menu(MENU)).toMatchObject({ name: 'De esta pestaña', version: version + 1 });
    await store.updateMenu(MENU, { name: 'De la otra' });
    expect(await store.menu(MENU)).toMatchObject({ name: 'De la otra' });

    const item = await itemNamed('Chivo liniero');
    await store.updateItem(item.id, { price: '600.00' }, item.version);
    expect(await refusal(store.updateItem(item.id, { price: '1' }, item.version))).toMatchObject({
      status: 412,
    });
  });

  it('complete what an earlier visit could not know', async () => {
    const [menu] = openDemo();
    const { id, name, restaurantName, themeColor, currency, isPublished } = menu!;
    const item = { id: itemsIn(menu!)[0]!.id, name: 'Tostones', price: '150.00' };
    const old = { id, name, restaurantName, themeColor, currency, isPublished };
    const written = { language: 'en', kind: 'item', id: item.id, field: 'name', source: 'Fritos' };
    const texts = [{ ...written, text: 'Fried plantain' }];
    localStorage.setItem(
      'demoMenus',
      JSON.stringify([
        { ...old, texts, categories: [{ id: demoId(900), name: 'Todo', items: [item] }] },
      ]),
    );
    expect(await store.menu(MENU)).toMatchObject({ version: 1, languages: [], addsItbis: false });
    expect(await store.items(MENU)).toMatchObject([{ sizes: [], isAvailable: true, version: 1 }]);
    expect(await store.translations(MENU, 'en')).toContainEqual({
      ...{ kind: 'item', id: item.id, field: 'name', source: 'Tostones' },
      text: 'Fried plantain',
    });
  });

  it('are duplicated whole, with nothing in common', async () => {
    const [text] = await store.translations(MENU, 'en');
    await store.translate(MENU, 'en', [{ ...text!, text: 'Lunch' }]);
    const copy = changeDemo((menus) => duplicateMenu(menus, menuOf(menus, MENU)));
    const ids = itemsIn(menuOf(openDemo(), MENU)).map(({ id }) => id);
    const copied = await store.items(copy.id);
    expect(copied).toHaveLength(ids.length);
    expect(copied.some(({ id }) => ids.includes(id))).toBe(false);
    expect((await store.translations(copy.id, 'en'))[0]).toMatchObject({ text: 'Lunch' });
    expect(await store.menu(copy.id)).toMatchObject({
      name: 'Copia de Almuerzo criollo',
      isPublished: false,
    });
  });

  it('say kindly that the browser is full, and stay as they were', async () => {
    const before = openDemo();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const refused = await refusal(store.updateMenu(MENU, { name: 'Otro' }));
    expect(refused).toMatchObject({ status: 413, problem: { error: /navegador no guarda más/ } });
    expect(openDemo()).toEqual(before);
  });
});

describe('items of the demo', () => {
  it('are written in other languages, by name, description and option', async () => {
    const texts = await store.translations(MENU, 'en');
    const half = texts.find(({ field, source }) => field === 'option' && source === 'Media')!;
    await store.translate(MENU, 'en', [{ ...half, text: ' Half ' }]);
    const written = (await store.translations(MENU, 'en')).filter(({ text }) => text);
    expect(written).toEqual([{ ...half, text: 'Half' }]);
    await store.translate(MENU, 'en', [{ ...half, text: '' }]);
    expect(await store.translations(MENU, 'en')).toEqual(texts);
    expect((await store.translations(MENU, 'fr')).every(({ text }) => text === '')).toBe(true);
  });
});

describe('a table read into a menu of the demo', () => {
  it('says so when it is none', async () => {
    const refused = await refusal(store.importSpreadsheet(MENU, table('PK no es un libro'), false));
    expect(refused).toMatchObject({ status: 400, problem: { error: /No pudimos leer/ } });
  });
});
