import { jest } from '@jest/globals';
import type { ApiError } from '@cartaviva/api-client';
import { demoMenuStore as store } from './demo-menu-store';
import { duplicateMenu, itemsIn, menuOf } from './demo-menus';
import { changeDemo, openDemo } from './demo-storage';

const MENU = 'demo-1';
const itemNamed = async (name: string) =>
  (await store.items(MENU)).find((item) => item.name === name)!;
const refusal = (work: Promise<unknown>) =>
  work.then(() => undefined).catch((error: ApiError) => error);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('menus of the demo', () => {
  it('refuse, as the server does, what was changed in another tab meanwhile', async () => {
    const { version } = await store.menu(MENU);
    await store.updateMenu(MENU, { name: 'De esta pestaña' }, version);
    const refused = await refusal(store.updateMenu(MENU, { name: 'De la otra' }, version));
    expect(refused).toMatchObject({ status: 412 });
    expect(await store.menu(MENU)).toMatchObject({ name: 'De esta pestaña', version: version + 1 });
    await store.updateMenu(MENU, { name: 'De la otra' });
    expect(await store.menu(MENU)).toMatchObject({ name: 'De la otra' });

    const dish = await itemNamed('Chivo liniero');
    await store.updateItem(dish.id, { price: '600.00' }, dish.version);
    expect(await refusal(store.updateItem(dish.id, { price: '1' }, dish.version))).toMatchObject({
      status: 412,
    });
  });

  it('complete what an earlier visit could not know', async () => {
    const [menu] = openDemo();
    const { id, name, restaurantName, themeColor, currency, isPublished } = menu!;
    const item = { id: itemsIn(menu!)[0]!.id, name: 'Tostones', price: '150.00' };
    const old = { id, name, restaurantName, themeColor, currency, isPublished };
    localStorage.setItem(
      'demoMenus',
      JSON.stringify([{ ...old, categories: [{ id: item.id, name: 'Todo', items: [item] }] }]),
    );
    expect(await store.menu(MENU)).toMatchObject({ version: 1, languages: [], addsItbis: false });
    expect(await store.items(MENU)).toMatchObject([{ sizes: [], isAvailable: true, version: 1 }]);
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
  it('return by themselves when their time has come', async () => {
    const { id } = await itemNamed('Chivo liniero');
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    await store.updateItem(id, { isAvailable: false, availableAgainAt: inAnHour });
    expect(await itemNamed('Chivo liniero')).toMatchObject({ availableAgainAt: inAnHour });
    jest.useFakeTimers({ now: Date.parse(inAnHour) + 1 });
    const back = await itemNamed('Chivo liniero');
    jest.useRealTimers();
    expect(back).toMatchObject({ isAvailable: true, availableAgainAt: null });
  });

  it('come back to their place after a deletion', async () => {
    const before = await store.items(MENU);
    await store.deleteItem(before[3]!.id);
    expect(await store.items(MENU)).toHaveLength(before.length - 1);
    await store.restoreItem(before[3]!.id);
    expect(await store.items(MENU)).toEqual(before);
  });

  it('change their prices together or not at all', async () => {
    const before = await store.items(MENU);
    const [one, other] = before;
    const priced = (itemId: string) => ({ itemId, price: '1.00', sizes: [], extras: [] });
    await expect(store.changePrices(MENU, [priced(one!.id), priced('none')])).rejects.toThrow();
    expect(await store.items(MENU)).toEqual(before);
    await store.changePrices(MENU, [priced(one!.id), priced(other!.id)]);
    expect((await store.items(MENU)).slice(0, 2).map(({ price }) => price)).toEqual([
      '1.00',
      '1.00',
    ]);
  });

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
  const table = (text: string) => {
    const bytes = new TextEncoder().encode(text);
    return Object.assign(new Blob([bytes]), { arrayBuffer: async () => bytes.buffer });
  };
  const rows = table('Nombre;Precio;Categoría\nFlan;90;dulces\nMangú;325;Desayunos\nSin precio;;');

  it('tells what would happen and then does it', async () => {
    const report = { imported: 2, newCategories: 1, faults: [{ line: 4 }] };
    const before = await store.items(MENU);
    expect(await store.importSpreadsheet(MENU, rows, true)).toMatchObject(report);
    expect(await store.items(MENU)).toEqual(before);
    expect(await store.importSpreadsheet(MENU, rows, false)).toMatchObject(report);
    const names = (await store.items(MENU)).slice(before.length).map(({ name }) => name);
    expect(names).toEqual(['Flan', 'Mangú']);
    expect((await store.categories(MENU)).map(({ name }) => name)).toEqual([
      'Para empezar',
      'Del fogón',
      'Dulces',
      'Desayunos',
    ]);
  });

  it('says so when it is none', async () => {
    const refused = await refusal(store.importSpreadsheet(MENU, table('PK no es un libro'), false));
    expect(refused).toMatchObject({ status: 400, problem: { error: /No pudimos leer/ } });
  });
});
