import type { LanguageCode } from '../languages';
import type { DietaryTag } from '../menu/item';
import { adviceOf } from './advice';
import { ADVICE_RULES, MAX_ADVICE } from './advice-rules';
import type { AdvisedItem, AdvisedMenu, AdviceFigures } from './figures';

const MENU = 'menu-1';

/** Items of the menu with what was counted of them. */
type Made = Partial<AdvisedItem> & {
  readonly name: string;
  readonly views?: number;
  readonly soldOutViews?: number;
  readonly isAvailable?: boolean;
  readonly imageUrl?: string | null;
};

interface Given {
  readonly items?: readonly Made[];
  readonly menu?: Partial<AdvisedMenu>;
  readonly views?: number;
  readonly qr?: number;
  readonly details?: Partial<AdviceFigures['details']>;
}

const NO_HOURS = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
const CATEGORIES = [{}, {}];

/** Figures in which no rule finds anything, but for what is given. */
function advise({ items = [], menu = {}, views = 10, qr = views, details = {} }: Given) {
  const made = items.map((item, at) => ({
    ...{ id: `item-${at}`, dietaryTags: [], languages: [], wasOffered: true },
    ...{ views: 10, soldOutViews: 0, isAvailable: true, imageUrl: '/foto.jpg' },
    ...item,
  }));
  return adviceOf(
    {
      totalViews: views,
      bySource: { qr },
      details: {
        ...{ byHour: NO_HOURS, byLanguage: [], categories: CATEGORIES, searches: [], filters: [] },
        items: made.map(({ id, ...item }) => ({ itemId: id, ...item })),
        ...details,
      },
    },
    { id: MENU, languages: [], wasPublished: true, items: made, ...menu },
  );
}

const sentences = (given: Given) =>
  advise(given).map(({ sentence }) => sentence.replaceAll('\u00a0', ' '));

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('advice', () => {
  it('is none for a menu without items, and for one item that does well', () => {
    expect(advise({ items: [] })).toEqual([]);
    expect(advise({ items: named('Flan'), views: 200 })).toEqual([]);
  });

  it('is at most three, of different rules, those about most people and losses first', () => {
    const all = advise({
      views: 100,
      qr: 0,
      items: [
        { name: 'Flan', views: 0 },
        { name: 'Mofongo', views: 90, imageUrl: null },
        { name: 'Chivo', soldOutViews: 6 },
      ],
      details: {
        searches: [
          { text: 'paella', visitors: 30 },
          { text: 'sushi', visitors: 20 },
        ],
      },
    });
    // 30 × 5, 90 × 0.5, 100 × 0.3; 6 × 4 and 33 × 0.2 are not among them.
    expect(all.map(({ rule }) => rule)).toEqual([
      'empty-search',
      'item-without-photo',
      'not-scanned',
    ]);
    expect(all).toHaveLength(MAX_ADVICE);
  });

  it('of two that weigh the same keeps the order of the rules', () => {
    const { length } = ADVICE_RULES;
    expect(new Set(ADVICE_RULES).size).toBe(length);
    const same = advise({
      items: [{ name: 'Chivo', soldOutViews: 5 }],
      details: { searches: [{ text: 'paella', visitors: 4 }] },
    });
    expect(same.map(({ rule }) => rule)).toEqual(['empty-search', 'sold-out-opened']);
  });
});

describe('a search that found nothing', () => {
  const search = (text: string, visitors: number, items: readonly Made[] = []) =>
    advise({ items, details: { searches: [{ text, visitors }] } });

  it('leads to a new item of that name, from three people on', () => {
    expect(search('mofongo', 2)).toEqual([]);
    expect(search('mofongo de yuca', 3)).toEqual([
      {
        rule: 'empty-search',
        sentence: '3 personas buscaron «mofongo de yuca» y no lo encontraron',
        action: 'Agregar el plato',
        path: `/editor/${MENU}?newItem=mofongo+de+yuca#items`,
      },
    ]);
    expect(search('mofongo', 1400)[0]?.sentence).toContain('1,400 personas');
  });

  it('is over once the menu has it, however it is written', () => {
    expect(search('mofongo', 9, named('Mofóngo de Camarones'))).toEqual([]);
    expect(search('mofongo', 9, named('Mangú'))).toHaveLength(1);
  });

  it.each([
    ...['ana@gmail.com', 'evil.com', 'http://x', '809 555 0134', '<b>flan</b>', '"flan"', 'ñ'],
    ...['1234 flan', '12', 'flan\nBcc: x', `a${'\u0483'.repeat(31)}`],
  ])('is not repeated where it may be an address or no name of a dish: %s', (text) => {
    expect(search(text, 50)).toEqual([]);
  });

  it.each(['jugo d’chinola', '7up', 'pizza 4 quesos', 'crème brûlée'])('may be %s', (text) => {
    expect(search(text, 3)[0]?.sentence).toContain(`«${text}»`);
  });

  it('is the one of most people, and of two alike the first by name', () => {
    const searches = [
      { text: 'yuca', visitors: 5 },
      { text: 'arepa', visitors: 5 },
      { text: 'pan', visitors: 4 },
    ];
    expect(sentences({ details: { searches } })).toEqual([expect.stringContaining('«arepa»')]);
  });
});

describe('an item that was opened while it was sold out', () => {
  const chivo = { name: 'Chivo', soldOutViews: 5 };

  it('counts from five times on', () => {
    expect(sentences({ items: [{ ...chivo, soldOutViews: 4 }] })).toEqual([]);
    expect(advise({ items: [chivo] })).toEqual([
      {
        rule: 'sold-out-opened',
        sentence: 'Abrieron Chivo 5 veces mientras estaba agotado: prepara más',
        action: 'Ver el plato',
        path: `/editor/${MENU}?item=item-0#items`,
      },
    ]);
  });

  it('is to return, or to go, where it is sold out still', () => {
    expect(sentences({ items: [{ ...chivo, isAvailable: false }] })).toEqual([
      'Chivo está agotado y lo abrieron 5 veces: repónlo o quítalo del menú',
    ]);
  });

  it('is the one of most, and of two alike the first by name', () => {
    const items = [chivo, { ...chivo, name: 'Asado' }];
    expect(sentences({ items })[0]).toContain('Asado');
    expect(sentences({ items: [{ ...chivo, soldOutViews: 6 }, items[1]!] })[0]).toContain('Chivo');
  });
});

describe('a dietary filter with few items', () => {
  const filter = (tag: DietaryTag, visitors: number, items: readonly Made[]) =>
    sentences({ items, details: { filters: [{ tag, visitors }] } });
  const vegan = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: `Vegano ${at}`,
      dietaryTags: ['Vegano'] as const,
    }));
  const plain = named('Chivo', 'Res', 'Cerdo');

  it('counts from five people on, and up to two items', () => {
    expect(filter('Vegano', 4, plain)).toEqual([]);
    expect(filter('Vegano', 5, plain)).toEqual([
      '5 personas filtraron por Vegano y tu menú no marca ningún plato',
    ]);
    expect(filter('Vegano', 9, [...plain, ...vegan(1)])).toEqual([
      '9 personas filtraron por Vegano y solo encontraron 1 plato: marca los demás que lo sean',
    ]);
    expect(filter('Vegano', 9, [...plain, ...vegan(2)])).toHaveLength(1);
    expect(filter('Vegano', 9, [...plain, ...vegan(3)])).toEqual([]);
  });

  it('says nothing where hardly any item is left to mark', () => {
    expect(filter('Vegano', 9, plain.slice(0, 2))).toEqual([]);
    expect(filter('Vegano', 9, [])).toEqual([]);
  });
});

describe('a language that is read and not whole', () => {
  const read = (views: number, languages: LanguageCode[][], offered: ['en'] | [] = ['en']) =>
    sentences({
      items: languages.map((codes, at) => ({ name: `Plato ${at}`, languages: codes })),
      menu: { languages: offered },
      details: { byLanguage: [{ language: 'en', views }] },
    });

  it('counts from ten times on', () => {
    expect(read(9, [[], ['en']])).toEqual([]);
    expect(read(10, [[], ['en']])).toEqual([
      'Leyeron tu menú en inglés 10 veces y 1 plato sigue en español',
    ]);
    expect(read(10, [[], []])[0]).toContain('2 platos siguen en español');
  });

  it('says nothing where all is translated, or the language is no longer offered', () => {
    expect(read(50, [['en'], ['en']])).toEqual([]);
    expect(read(50, [[]], [])).toEqual([]);
  });
});

describe('an item without a photo', () => {
  it('counts among the five most opened, from twenty times on', () => {
    const flan = { name: 'Flan', views: 20, imageUrl: null };
    expect(sentences({ items: [{ ...flan, views: 19 }] })).toEqual([]);
    expect(sentences({ items: [flan] })).toEqual([
      'Abrieron Flan 20 veces y no tiene foto: súbele una',
    ]);
    expect(sentences({ items: [{ ...flan, imageUrl: '/foto.jpg' }] })).toEqual([]);
    const others = Array.from({ length: 5 }, (_, at) => ({ name: `Plato ${at}`, views: 21 }));
    expect(sentences({ items: [...others.slice(1), flan] })).toHaveLength(1);
    expect(sentences({ items: [...others, flan] })).toEqual([]);
  });
});

describe('a code that nobody scans', () => {
  it('counts from twenty views on, below one in twenty', () => {
    expect(sentences({ views: 19, qr: 0 })).toEqual([]);
    expect(sentences({ views: 20, qr: 0 })).toEqual([
      'Ninguna de tus 20 visitas escaneó el código QR: imprímelo y ponlo en las mesas',
    ]);
    expect(sentences({ views: 20, qr: 1 })).toEqual([]);
    expect(sentences({ views: 21, qr: 1 })).toEqual([
      'De tus 21 visitas, solo 1 escaneó el código QR: imprímelo y ponlo en las mesas',
    ]);
    expect(sentences({ views: 100, qr: 2 })[0]).toContain('solo 2 escanearon');
  });

  it('is the first thing to do for a menu that nobody opened, unless it is new', () => {
    expect(sentences({ views: 0 })).toEqual([
      'Nadie abrió tu menú en 30 días. El código QR trae gente: imprímelo y ponlo en las mesas',
    ]);
    expect(sentences({ views: 0, menu: { wasPublished: false } })).toEqual([]);
  });
});

describe('an item that nobody opened', () => {
  const flan = { name: 'Flan', views: 0 };
  const others = [
    { name: 'Chivo', views: 3 },
    { name: 'Res', views: 3 },
  ];
  const menu = { views: 50, items: [flan, ...others] };

  it('counts from fifty views of the menu on, where the items are opened twice on average', () => {
    expect(sentences({ ...menu, views: 49 })).toEqual([]);
    expect(advise(menu)).toEqual([
      {
        rule: 'item-never-opened',
        sentence: 'Nadie abrió Flan en 30 días: ponle foto o quítalo',
        action: 'Ver el plato',
        path: `/editor/${MENU}?item=item-0#items`,
      },
    ]);
    expect(sentences({ ...menu, items: [flan, others[0]!, { name: 'Res', views: 2 }] })).toEqual(
      [],
    );
  });

  it('says nothing of what was not there the whole time', () => {
    expect(sentences({ ...menu, items: [{ ...flan, wasOffered: false }, ...others] })).toEqual([]);
    expect(sentences({ ...menu, menu: { wasPublished: false } })).toEqual([]);
    expect(sentences({ ...menu, items: [{ ...flan, views: 1 }, ...others] })).toEqual([]);
  });

  it('names two of many', () => {
    const many = (...names: string[]) =>
      sentences({
        ...menu,
        items: [...names.map((name) => ({ name, views: 0 })), { name: 'Chivo', views: 90 }],
      });
    expect(many('Flan', 'Pudín')).toEqual([
      'Nadie abrió Flan ni Pudín en 30 días: ponles foto o quítalos',
    ]);
    expect(many('Flan', 'Pudín', 'Té')[0]).toContain('Nadie abrió Flan, Pudín y 1 plato más en');
    expect(many('A', 'B', 'C', 'D')[0]).toContain('A, B y 2 platos más');
  });

  it('repeats names as they are, and cuts what no sentence could hold', () => {
    const written = { ...flan, name: `<b>"D'Flan" & más</b>` };
    expect(sentences({ ...menu, items: [written, ...others] })[0]).toContain(written.name);
    const long = { ...flan, name: 'ñ'.repeat(61) };
    expect(sentences({ ...menu, items: [long, ...others] })[0]).toContain(`${'ñ'.repeat(59)}… en`);
  });
});

describe('hours in which most come', () => {
  /** So many views on a Saturday, by hour. */
  const saturday = (views: Record<number, number>) => {
    const byHour = NO_HOURS.map((day) => [...day]);
    for (const [hour, count] of Object.entries(views)) byHour[5]![Number(hour)] = count;
    return byHour;
  };
  const busy = (views: Record<number, number>, categories: object[] = CATEGORIES) =>
    sentences({ details: { byHour: saturday(views), categories } });

  it('counts from fifty views on, and half of them within two hours', () => {
    expect(busy({ 12: 20, 13: 11, 20: 19 })).toEqual([
      'El 62 % entra entre 12 y 2 p. m.: ten la carta de almuerzo arriba',
    ]);
    expect(busy({ 12: 20, 13: 10, 20: 19 })).toEqual([]);
    expect(busy({ 12: 25, 18: 25 })).toHaveLength(1);
    expect(busy({ 12: 25, 18: 24, 8: 2 })).toEqual([]);
  });

  it('says nothing of a menu with one category', () => {
    expect(busy({ 12: 50 }, [{}])).toEqual([]);
  });

  it.each([
    [7, 'entre 7 y 9 a. m.: ten la carta de desayuno'],
    [11, 'entre 11 a. m. y 1 p. m.: ten la carta de almuerzo'],
    [16, 'entre 4 y 6 p. m.: ten la carta de merienda'],
    [22, 'entre 10 p. m. y 12 a. m.: ten la carta de cena'],
    [23, 'entre 11 p. m. y 1 a. m.: ten la carta de cena'],
  ])('names what is eaten at %d', (hour, said) => {
    expect(busy({ [hour]: 30, [(hour + 1) % 24]: 30 })[0]).toContain(said);
  });

  it('takes the earlier of two that are alike, over the days of the week', () => {
    expect(busy({ 8: 30, 20: 30 })[0]).toContain('entre 8 y 10 a. m.');
  });
});
