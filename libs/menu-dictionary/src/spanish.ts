import { searchable } from '@cartaviva/domain';

/** Gender and number of a Spanish word: `guisadas` is feminine and plural. */
export interface SpanishForm {
  readonly isFeminine: boolean;
  readonly isPlural: boolean;
}

/** Nouns whose gender does not follow from their ending. */
const FEMININE = new Set(['carne', 'res', 'leche', 'sal', 'miel', 'nuez', 'orden', 'ave', 'aves']);
const MASCULINE = new Set(['agua', 'chivo', 'te', 'salami', 'mapa']);

/** Derives the gender of a noun from its first word. */
export function formOfNoun(words: string, isPlural: boolean): SpanishForm {
  const [first = ''] = searchable(words).split(' ');
  const one = first.replace(/s$/, '');
  const looks = /a$|(?:ion|dad)(?:es)?$/.test(one);
  return { isFeminine: (looks && !MASCULINE.has(one)) || FEMININE.has(first), isPlural };
}

/** Lists all forms of a modifier. The form is undefined if the word never changes. */
export function formsOfModifier(words: string): readonly (readonly [string, SpanishForm?])[] {
  const [one = '', many] = words.split('/').map(searchable);
  if (many) return [[one], [many]];
  // `relleno de` changes in its first word. `al ajillo` never changes.
  const match = /^([a-z]+)o((?: .*)?)$/.exec(one);
  if (!match) return [[one]];
  const [, stem, rest] = match;
  const form = (end: string, isFeminine: boolean, isPlural: boolean) =>
    [`${stem}${end}${rest}`, { isFeminine, isPlural }] as const;
  return [
    form('o', false, false),
    form('a', true, false),
    form('os', false, true),
    form('as', true, true),
  ];
}

/** Determiners that menus in other languages leave out. */
export const ARTICLES: ReadonlySet<string> = new Set(
  ['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas', 'su', 'sus', 'nuestro', 'nuestra'].concat(
    ['nuestros', 'nuestras'],
  ),
);

/** Accepts a number with or without a unit: `2`, `1/2`, `12oz`, `1.5`, `2x1`, `8"`. */
export const isNumber = (word: string): boolean =>
  /^(?:\d{1,6}(?:[.,/x]\d{1,6})?|[½¼¾])(?:oz|ml|cl|l|lt|lts|g|gr|kg|lb|lbs|cm|")?$/.test(word);

/** Accepts a unit that is written the same in all languages. */
export const isMeasure = (word: string): boolean => /^(?:oz|ml|cl|g|gr|kg|cm|l)\.?$/.test(word);
