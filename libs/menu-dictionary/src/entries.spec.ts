import { OTHER_LANGUAGE_CODES, searchable } from '@cartaviva/domain';
import { LANGUAGES, readEntries } from '../../../tools/dictionary/compile.mjs';

const entries = readEntries();
const bare = (cell: string) => cell.replace(/ ?(?:\{[a-z]+\}|\[[^[\]]+\]|\([^()]+\))/g, '');
const at = (es: string) => entries.find((entry) => entry.es.split('/').includes(es))?.cells;

/** Letters that each language may use. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  en: /^[a-zñóéíèúá]*$/,
  fr: /^[a-zàâçèéêëîïôùûüœñáíóú]*$/,
  ht: /^[a-zèòàáíóúñ]*$/,
  pt: /^[a-záâãàçéêíóôõúñ]*$/,
  it: /^[a-zàèéìòùñáíóúü]*$/,
  de: /^[a-zäöüßñáéíóúèç]*$/,
};

describe('the entries of the dictionary', () => {
  it('are many, of every theme, in the six languages of menus', () => {
    expect(LANGUAGES).toEqual(OTHER_LANGUAGE_CODES);
    expect(entries.length).toBeGreaterThan(850);
    const themes = new Set(entries.map(({ theme }) => theme));
    expect([...themes]).toEqual([
      ...['cooking', 'dishes', 'drinks', 'ingredients', 'joining', 'words'],
    ]);
    const incomplete = entries.filter(({ es, cells }) =>
      [es, ...LANGUAGES.map((language) => cells[language] ?? '')].some((cell) => !bare(cell)),
    );
    expect(incomplete).toEqual([]);
  });

  it('are each written once: a word is a thing, is said of one, or joins two', () => {
    const kindOf = ({ theme, cells }: (typeof entries)[number]) =>
      theme === 'joining' ? 'joint' : cells['en']!.includes('~') ? 'modifier' : 'noun';
    const keys = entries.flatMap((entry) =>
      [...new Set(entry.es.split('/').map(searchable))].map((es) => `${kindOf(entry)} ${es}`),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('are of one kind in all languages, with marks that are known', () => {
    const wrong = entries.filter(({ cells }) => {
      const all = LANGUAGES.map((language) => cells[language]!);
      const places = new Set(all.map((cell) => cell.includes('~')));
      const marks = all.flatMap((cell) => [...cell.matchAll(/\{([a-z]+)\}/g)].map(([, m]) => m!));
      return places.size > 1 || marks.some((mark) => !/^(?:[mfnp]|[mf]p|of|a|dat|acc)$/.test(mark));
    });
    expect(wrong).toEqual([]);
  });

  it('are the same everywhere only where they are a name', () => {
    const alike = entries.filter(
      ({ cells, note }) =>
        !['Brand', 'Name stays'].includes(note) &&
        new Set(LANGUAGES.map((one) => bare(cells[one]!))).size === 1,
    );
    expect(alike.map(({ es }) => es)).toEqual([]);
  });

  it.each(LANGUAGES)('in %s have no letters of another language', (language) => {
    const words = entries
      .filter(({ note }) => note !== 'Brand')
      .map(({ cells }) => cells[language]!);
    const strange = words.filter((cell) => {
      const letters = cell.toLowerCase().replace(/\P{L}/gu, '');
      return cell !== cell.normalize('NFC') || !LETTERS[language]!.test(letters);
    });
    expect(strange).toEqual([]);
  });

  it('keep clear of false friends', () => {
    expect(at('china')).toMatchObject({ en: 'orange/oranges', ht: 'zoranj' });
    expect(at('lechosa')).toMatchObject({ en: 'papaya/papayas', de: 'Papaya/Papayas {f}' });
    expect(at('guineo')).toMatchObject({ ht: 'fig', en: 'banana/bananas' });
    expect(at('plátano')).toMatchObject({ ht: 'bannann', en: 'plantain/plantains' });
    expect(at('batata')).toMatchObject({ pt: 'batata-doce/batatas-doces {f}' });
    expect(at('papa')).toMatchObject({ pt: 'batata/batatas {f}' });
    expect(at('mantequilla')).toMatchObject({ it: 'burro' });
    expect(at('aceite')).toMatchObject({ it: 'olio' });
    expect(at('salsa')).toMatchObject({ pt: 'molho/molhos' });
    expect(at('limoncillo')!['en']).toMatch(/quenepa/);
    expect(at('torta')!['en']).toBe('cake/cakes');
    expect(at('torta ahogada')!['en']).toMatch(/sandwich/);
    expect(at('ginebra')!['en']).toBe('gin');
    expect(at('picante')!['de']).toBe('scharf* ~');
    // Krabben are small shrimps, and Kondensmilch is not sweet.
    expect(at('cangrejo')!['de']).toMatch(/krebs/);
    expect(at('leche condensada')!['de']).toMatch(/^gezuckerte/);
    expect(at('pollo frito')!['de']).toMatch(/^frittiertes/);
    // In Brazil chouriço is a blood sausage and lagostim a crayfish. Mare e monti contains mushrooms.
    expect(at('chorizo')!['pt']).toBe('chorizo/chorizos');
    expect(at('langostino')!['pt']).toMatch(/camarão/);
    expect(at('mar y tierra')!['it']).toBe('mare e terra');
    // Chèvre on a menu is cheese, filet mignon is pork, and a menu is a set meal. Pwa frans are peas.
    expect(at('chivo')!['fr']).toMatch(/cabri/);
    expect(at('filete mignon')!['fr']).toBe('filet de bœuf');
    expect(at('menú')!['fr']).toMatch(/carte/);
    expect(at('petit pois')!['ht']).toBe('pwa frans');
    expect(at('pera')!['ht']).not.toBe('pwa frans');
  });

  it('have in German a dative for each adjective', () => {
    const nouns = entries.filter(
      ({ theme, cells }) => theme !== 'joining' && !/~/.test(cells['de']!),
    );
    const stiff = nouns.filter(({ cells }) =>
      bare(cells['de']!)
        .split('/')
        .some((form) => /^[a-zäöü]+(?:es|er|e|en) \p{Lu}/u.test(form) && !form.includes('|')),
    );
    expect(stiff.map(({ es }) => es)).toEqual([]);
  });
});
