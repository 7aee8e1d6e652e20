import { searchable } from '@cartaviva/domain';

/** What agreement in Spanish shows of a word: `guisadas` is feminine and plural. */
export interface SpanishForm {
  readonly isFeminine: boolean;
  readonly isPlural: boolean;
}

/** Feminine words that do not look it, and masculine ones that look feminine. */
const FEMININE = new Set(['carne', 'res', 'leche', 'sal', 'miel', 'nuez', 'orden', 'ave', 'aves']);
const MASCULINE = new Set(['agua', 'chivo', 'te', 'salami', 'mapa']);

/** The form of a noun, as its first word shows it. */
export function formOfNoun(words: string, isPlural: boolean): SpanishForm {
  const [first = ''] = searchable(words).split(' ');
  const one = first.replace(/s$/, '');
  const looks = /a$|(?:ion|dad)(?:es)?$/.test(one);
  return { isFeminine: (looks && !MASCULINE.has(one)) || FEMININE.has(first), isPlural };
}

/** Every form that a word which goes with a noun takes; undefined is one that never changes. */
export function formsOfModifier(words: string): readonly (readonly [string, SpanishForm?])[] {
  const [one = '', many] = words.split('/').map(searchable);
  if (many) return [[one], [many]];
  // `relleno de` bends in its first word; `al ajillo` in none.
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

/** Words before a noun that other languages' menus leave out. */
export const ARTICLES: ReadonlySet<string> = new Set(
  ['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas', 'su', 'sus', 'nuestro', 'nuestra'].concat(
    ['nuestros', 'nuestras'],
  ),
);

/** A number with or without its measure: `2`, `1/2`, `12oz`, `1.5`, `2x1`, `8"`. */
export const isNumber = (word: string): boolean =>
  /^(?:\d{1,6}(?:[.,/x]\d{1,6})?|[½¼¾])(?:oz|ml|cl|l|lt|lts|g|gr|kg|lb|lbs|cm|")?$/.test(word);

/** Measures that are written alike everywhere. */
export const isMeasure = (word: string): boolean => /^(?:oz|ml|cl|g|gr|kg|cm|l)\.?$/.test(word);
