import type { LanguageCode } from '../languages';
import { sentences } from './advice.fixtures';

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
