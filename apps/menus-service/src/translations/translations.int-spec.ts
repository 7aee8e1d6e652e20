import { menus, type ItemOption, type Translation } from '@cartaviva/contracts';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function ownerOfPizza() {
  const owner = service.owner();
  const { call, accountId } = owner;
  await service.grant({ accountId, plan: 'profesional', expiresAt: null });
  const { id: menuId } = await call(menus.menu.create, aMenu({ isPublished: true }));
  await call(menus.menu.update, { menuId, languages: ['en'] });
  const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Pizzas' });
  const option = (name: string) => ({ name, price: '100' });
  const pizza = await call(menus.item.create, {
    ...anItem({ menuId, categoryId, name: 'Margarita', description: 'Con albahaca', price: '100' }),
    sizes: [option('Personal'), option('Familiar')],
    extras: [option('constructor'), option('Familiar')],
  });
  const list = (language: 'en' | 'ht' = 'en') => call(menus.translation.list, { menuId, language });
  const save = (texts: Translation[], language: 'en' | 'ht' = 'en') =>
    call(menus.translation.save, { menuId, language, texts });
  /** Saves translations, keyed by their source text. */
  const say = async (words: Record<string, string>, language: 'en' | 'ht' = 'en') => {
    const texts = await list(language);
    const meant = texts.filter(({ source }) => Object.hasOwn(words, source));
    return save(
      meant.map((text) => ({ ...text, text: words[text.source]! })),
      language,
    );
  };
  const shown = async () => {
    const found = await service.publicMenu(menuId);
    return found.state === 'published' ? found.published : undefined;
  };
  return { ...owner, menuId, categoryId, pizza, list, save, say, shown };
}

const wordsOf = (texts: Translation[]) =>
  texts.map(({ kind, field, source, text }) => [kind, field, source, text].join(' | '));

const PLAN = { code: 'PLAN_REQUIRED', details: { plan: 'profesional' } };

describe('the texts of a menu in another language', () => {
  it('are every text of it, from top to bottom, empty until they are written', async () => {
    const { list } = await ownerOfPizza();
    expect(wordsOf(await list())).toEqual([
      'menu | name | Almuerzos | ',
      'category | name | Pizzas | ',
      'item | name | Margarita | ',
      'item | description | Con albahaca | ',
      'item | option | Personal | ',
      'item | option | Familiar | ',
      'item | option | constructor | ',
    ]);
  });

  it('are written alone or together, and unwritten; diners read the menu’s languages', async () => {
    const { menuId, list, say, shown } = await ownerOfPizza();
    const before = (await service.changesOf(menuId)).length;
    const english = { Almuerzos: ' Lunch ', Margarita: 'Margherita', Familiar: 'Large' };
    const saved = await say({ ...english, 'Con albahaca': 'With basil' });
    await say({ Margarita: 'Magarita' }, 'ht');
    const last = await say({ 'Con albahaca': ' ' });
    await say({ Margarita: 'Margherita' });
    expect(await list()).toEqual(last);
    expect(wordsOf(saved)).toContain('item | description | Con albahaca | With basil');
    expect(await service.changesOf(menuId)).toHaveLength(before + 3);
    expect(await shown()).toMatchObject({
      menu: { languages: ['en'], translations: { en: { name: 'Lunch' } } },
      categories: [{ translations: {} }],
      items: [{ translations: { en: { name: 'Margherita', options: { Familiar: 'Large' } } } }],
    });
    expect(JSON.stringify(await shown())).not.toContain('Magarita');
  });

  it('are not read by diners while they are drafts', async () => {
    const { list, save, shown } = await ownerOfPizza();
    const english = new Map([
      ['Almuerzos', 'Lunch'],
      ['Margarita', 'Margherita'],
      ['Con albahaca', 'With basil'],
    ]);
    const drafts = (await list()).map((text) => ({
      ...{ ...text, text: english.get(text.source) ?? '', needsReview: true },
    }));
    await save(drafts);
    expect(await shown()).toMatchObject({
      menu: { translations: {} },
      items: [{ translations: {} }],
    });
    expect(JSON.stringify(await shown())).not.toMatch(/Lunch|Margherita|basil|drafts/);
    await save([{ ...drafts[0]!, needsReview: false }]);
    expect(await shown()).toMatchObject({ menu: { translations: { en: { name: 'Lunch' } } } });
    expect(JSON.stringify(await shown())).not.toMatch(/Margherita|basil|drafts/);
    const name = drafts.find(({ source }) => source === 'Margarita')!;
    await save([{ ...name, needsReview: false }]);
    expect(await shown()).toMatchObject({
      items: [{ translations: { en: { name: 'Margherita' } } }],
    });
    expect(JSON.stringify(await shown())).not.toMatch(/basil|drafts/);
  });

  it('make no new version of what is in the form, and the menu newer', async () => {
    const { call, menuId, pizza, say } = await ownerOfPizza();
    const before = await call(menus.menu.get, { menuId });
    await say({ Almuerzos: 'Lunch', Margarita: 'Margherita' });
    const after = await call(menus.menu.get, { menuId });
    expect(after).toEqual({ ...before, updatedAt: expect.any(String) });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect((await call(menus.item.search, { menuId })).rows).toEqual([pizza]);
  });

  it('of an option go with it: a new one of the name starts without', async () => {
    const { call, pizza, say, list } = await ownerOfPizza();
    await say({ Personal: 'Small', Margarita: 'Margherita' });
    const [personal, familiar] = pizza.sizes as [ItemOption, ItemOption];
    const rename = (name: string) =>
      call(menus.item.update, { itemId: pizza.id, sizes: [{ ...personal, name }, familiar] });
    await rename('Individual');
    expect(wordsOf(await list())).toContain('item | option | Individual | ');
    await rename('Personal');
    expect(wordsOf(await list())).toContain('item | option | Personal | ');
    expect(wordsOf(await list())).toContain('item | name | Margarita | Margherita');
  });

  it('are refused by field when they are no longer in the menu, or too long; all or none', async () => {
    const { list, save } = await ownerOfPizza();
    const before = await list();
    const [menu, category, , description] = before as [
      Translation,
      Translation,
      never,
      Translation,
    ];
    const texts = [
      { ...menu, text: 'Lunch' },
      { ...category, source: 'Otra', text: 'x' },
      { ...description, id: menu.id, text: 'x' },
      { ...menu, text: 'x'.repeat(121) },
    ];
    await expect(save(texts)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: {
        fields: {
          'texts.1.source': 'Este texto ya no está en el menú',
          'texts.2.source': 'Este texto ya no está en el menú',
          'texts.3.text': 'Escribe 120 caracteres como máximo',
        },
      },
    });
    expect(await list()).toEqual(before);
  });

  it('come with the plan; after a lapse they are read, by owners and diners', async () => {
    const { accountId, say, list, shown } = await ownerOfPizza();
    const saved = await say({ Almuerzos: 'Lunch' });
    await service.grant({ accountId, plan: 'inicial', expiresAt: null });
    expect(await list()).toEqual(saved);
    await expect(say({ Almuerzos: 'Dinner' })).rejects.toMatchObject(PLAN);
    expect(await shown()).toMatchObject({ menu: { translations: { en: { name: 'Lunch' } } } });
  });

  it.each(['es', 'EN', 'xx', '__proto__'])('are not in the language %s', async (language) => {
    const { call, menuId } = await ownerOfPizza();
    const fields = { language: 'Elige un idioma de la lista' };
    const refusal = { code: 'INVALID_INPUT', details: { fields } };
    const asked = { menuId, language: language as 'en' };
    await expect(call(menus.translation.list, asked)).rejects.toMatchObject(refusal);
    const saving = call(menus.translation.save, { ...asked, texts: [] });
    await expect(saving).rejects.toMatchObject(refusal);
  });
});
