import { searchable } from '@cartaviva/domain';
import { agreeing, type Case, type NounForm } from './cell';
import type { Modifier, Noun } from './dictionary';
import type { SpanishForm } from './spanish';

/** Material or whole that a thing belongs to: the `pollo` of `sopa de pollo`. */
export interface Complement {
  readonly phrases: readonly NounPhrase[];
  readonly joint: string;
}

/** A thing and its modifiers, in the order of the Spanish text. */
export interface NounPhrase {
  readonly noun: Noun;
  /** Amount before the thing, as written: `2`, `12oz`. */
  readonly count: string;
  readonly complement: Complement | undefined;
  readonly modifiers: readonly Modifier[];
}

export const formOf = ({ noun }: NounPhrase): NounForm =>
  noun.isPlural ? noun.cell.plural : noun.cell.singular;

export function written(phrase: NounPhrase, language: string, case_: Case): string {
  const { count, complement, modifiers } = phrase;
  let text = nounIn(formOf(phrase), language, case_);
  if (complement) text = withComplement(phrase, complement, language, case_);
  for (const modifier of modifiers) {
    const form = formOf(agreesWith(phrase, modifier.form));
    text = agreeing(modifier.template, form, language, case_).replace('~', text);
  }
  return count ? `${count} ${text}` : text;
}

/** Returns the phrase whose gender and number match the modifier: `sopa de pollo asado`, `pechuga de pollo asada`. */
function agreesWith(phrase: NounPhrase, form: SpanishForm | undefined): NounPhrase {
  const [first] = phrase.complement?.phrases ?? [];
  if (!form || !first || agree(phrase.noun.form, form)) return phrase;
  return agree(first.noun.form, form) ? first : phrase;
}

const agree = (one: SpanishForm, other: SpanishForm): boolean =>
  one.isFeminine === other.isFeminine && one.isPlural === other.isPlural;

function nounIn(form: NounForm, language: string, case_: Case): string {
  if (language !== 'de' || case_ !== 'dative') return form.text;
  if (form.dative) return form.dative;
  return form.isPlural && /(?:e|er|el)$/.test(form.text) ? `${form.text}n` : form.text;
}

function withComplement(
  phrase: NounPhrase,
  { phrases, joint }: Complement,
  language: string,
  case_: Case,
): string {
  const head = nounIn(formOf(phrase), language, case_);
  const madeWith = phrase.noun.cell.isMadeWith ? formOf(phrases[0]!) : undefined;
  const all = (of: (one: NounPhrase) => string) => phrases.map(of).join(` ${joint} `);
  const said = (as: Case) => all((one) => written(one, language, as));
  switch (language) {
    case 'en':
      if (phrase.noun.cell.isMeasure) return `${head} of ${said('nominative')}`;
      return `${all((one) => attribute(one))} ${head}`;
    case 'fr':
      return madeWith
        ? withA(head, said('nominative'), madeWith)
        : withDe(head, said('nominative'));
    case 'it':
      return madeWith
        ? withAl(head, said('nominative'), madeWith)
        : `${head} di ${said('nominative')}`;
    case 'pt':
      return `${head} de ${said('nominative')}`;
    case 'de':
      if (phrase.noun.cell.isMeasure) return `${head} ${said('nominative')}`;
      return compound(phrase, phrases, head) ?? `${head} mit ${said('dative')}`;
    default:
      return `${head} ${said('nominative')}`;
  }
}

/** A noun used as an attribute is singular in English: `shrimp salad`, `egg sandwich`. */
function attribute(phrase: NounPhrase): string {
  const { noun } = phrase;
  return written({ ...phrase, noun: { ...noun, isPlural: false } }, 'en', 'nominative');
}

/**
 * French drops the `e` before a vowel and a mute h: `jus d'orange`, `purée d'herbes`. It keeps the `e` before
 * `yaourt` and before the h of `haricot`, `hamburger`, `homard`, `houmous` and `hot-dog`.
 */
const ELIDES = /^(?:[aeiouœ]|h(?!a|o[mtu]))/;

export const frenchDe = (of: string): string =>
  ELIDES.test(searchable(of)) ? `d'${of}` : `de ${of}`;

const withDe = (head: string, of: string): string => `${head} ${frenchDe(of)}`;

/** Joins a French ingredient to its dish: `à la fraise`, `au poulet`, `aux crevettes`. */
function withA(head: string, what: string, { gender, isPlural }: NounForm): string {
  if (isPlural) return `${head} aux ${what}`;
  if (ELIDES.test(searchable(what))) return `${head} à l'${what}`;
  return gender === 'f' ? `${head} à la ${what}` : `${head} au ${what}`;
}

/** Joins an Italian ingredient to its dish: `alla fragola`, `al pollo`, `ai gamberi`, `all'aglio`. */
function withAl(head: string, what: string, { gender, isPlural }: NounForm): string {
  const isVowel = /^[aeiou]/.test(searchable(what));
  const isHard = /^(?:s[^aeiou]|z|gn|ps|y)/.test(searchable(what));
  if (gender === 'f') return `${head} ${isPlural ? 'alle ' : isVowel ? "all'" : 'alla '}${what}`;
  if (isPlural) return `${head} ${isVowel || isHard ? 'agli' : 'ai'} ${what}`;
  return `${head} ${isVowel ? "all'" : isHard ? 'allo ' : 'al '}${what}`;
}

/** Adds the linking `n` of a German compound: `Orange` becomes `Orangen`. */
const linked = ({ text, gender, isPlural }: NounForm): string =>
  text.endsWith('e') && gender === 'f' && !isPlural ? `${text}n` : text;

/** Joins two words to one German word: `Orangensaft`. An untranslated name keeps a hyphen: `Käse-Empanada`. */
function compound(phrase: NounPhrase, of: readonly NounPhrase[], head: string): string | undefined {
  const [only, more] = of;
  if (!only || more || only.complement || only.modifiers.length > 0 || only.count) return undefined;
  const { stem, singular } = only.noun.cell;
  const first = stem ?? linked(singular);
  if (/ /.test(first) || / /.test(head)) return undefined;
  if (first.endsWith('-')) return `${first}${head}`;
  const isName = searchable(head) === phrase.noun.spanish;
  return isName ? `${first}-${head}` : `${first}${head[0]!.toLowerCase()}${head.slice(1)}`;
}
