import { searchable } from '@cartaviva/domain';
import { agreeing, type Case, type NounForm } from './cell';
import type { Dictionary } from './dictionary';
import { formOf, frenchDe, written } from './noun-phrase';
import { readingOf } from './reading';
import { isMeasure, isNumber } from './spanish';

/** What divides a text into parts that are translated each for itself, with the marks between them. */
const MARKS = /([,;:()+\n]|\.(?!\d)|[-–—/](?=\s))/;

/** Longest text that a draft is made of, in UTF-16 units: no dish is described in more. */
const MAX_LENGTH = 500;

/** What the next part of a text goes on from: a list keeps its case, a size agrees with its dish. */
interface Before {
  readonly case_: Case;
  readonly form: NounForm | undefined;
}

const NOTHING: Before = { case_: 'nominative', form: undefined };

/**
 * A first translation of a menu's text, as far as the dictionary goes: `Pollo guisado con arroz blanco`
 * is `Stewed chicken with white rice`. Empty when one word is not understood: half a translation is
 * worse than none.
 */
export function draftTranslation(spanish: string, dictionary: Dictionary): string {
  const text = spanish.normalize('NFC').trim();
  if (text.length === 0 || text.length > MAX_LENGTH) return '';
  const alone = wholeEntry(text, dictionary);
  if (alone !== undefined) return likeSource(alone, text, dictionary);
  let before = NOTHING;
  let draft = '';
  // Every second one is a mark.
  for (const [index, part] of text.split(MARKS).entries()) {
    if (index % 2 === 1) {
      draft += part;
      if (part !== ',') before = { ...before, case_: 'nominative' };
    } else if (part.trim() === '') {
      draft += part;
    } else {
      const said = partIn(part, dictionary, before);
      if (!said) return '';
      const [, start = '', end = ''] = /^(\s*)(?:\S|\S.*\S)(\s*)$/s.exec(part) ?? [];
      draft += start + likeSource(said.text, part, dictionary) + end;
      before = said;
    }
  }
  return draft;
}

/** A text that is one entry, with the gloss that explains a name. */
function wholeEntry(text: string, { nouns }: Dictionary): string | undefined {
  const noun = nouns.get(searchable(text));
  if (!noun) return undefined;
  const { cell, isPlural } = noun;
  const form = isPlural ? cell.plural : cell.singular;
  return cell.gloss ? `${form.text} (${cell.gloss})` : form.text;
}

const wordsOf = (part: string): string[] =>
  searchable(part)
    .replaceAll('&', ' y ')
    .replace(/[«»“”'¡!¿?]/g, ' ')
    .split(' ')
    .map((word) => word.replace(/^"|(?<!\d)"$/g, ''))
    .filter((word) => word !== '');

const isAmount = (word: string): boolean => isNumber(word) || isMeasure(word);

function partIn(
  part: string,
  dictionary: Dictionary,
  before: Before,
): (Before & { readonly text: string }) | undefined {
  const words = wordsOf(part);
  if (words.every(isAmount)) return { ...before, text: part.trim() };
  // What stands after a thing, as in `Cerveza 12 oz`, stays as it is.
  const rest = words.findLastIndex((word) => !isAmount(word)) + 1;
  const said = saidOf(words.slice(0, rest), dictionary, before);
  return said && { ...said, text: [said.text, ...words.slice(rest)].join(' ') };
}

function saidOf(words: readonly string[], dictionary: Dictionary, before: Before) {
  const alone = modifierAlone(words.join(' '), dictionary, before);
  if (alone) return { ...before, text: alone };
  const reading = readingOf(words, dictionary);
  if (!reading) return undefined;
  let { case_, form } = before;
  let text = '';
  for (const { joint, phrase } of reading) {
    if (joint) {
      case_ = joint.mark === 'dat' ? 'dative' : joint.mark === 'acc' ? 'accusative' : case_;
      text += ` ${agreeing(joint.text, form ?? NEUTRAL, dictionary.language, case_)}`;
    }
    text = joined(text, written(phrase, dictionary.language, case_), dictionary.language);
    form = formOf(phrase);
  }
  return { case_, form, text: text.trim() };
}

/** French drops the `e` of what joins, too: `accompagné d'œufs`. */
const joined = (text: string, next: string, language: string): string =>
  language === 'fr' && text.endsWith(' de')
    ? `${text.slice(0, -3)} ${frenchDe(next)}`
    : `${text} ${next}`;

/** What a word agrees with where the thing is not named. */
const NEUTRAL: NounForm = { text: '', dative: undefined, gender: 'm', isPlural: false };

/** A size or a way of cooking by itself: `Grande`, `A la plancha`. */
function modifierAlone(
  words: string,
  { modifiers, nouns, language }: Dictionary,
  { form }: Before,
): string {
  const modifier = modifiers.get(words);
  if (!modifier || nouns.has(words)) return '';
  const { isFeminine = false, isPlural = false } = modifier.form ?? {};
  const noun = form ?? { ...NEUTRAL, gender: isFeminine ? 'f' : 'm', isPlural };
  // German says what is by itself without an ending: `groß`, not `großes`.
  const template = language === 'de' ? modifier.template.replace('*', '') : modifier.template;
  return agreeing(template, noun, language, 'nominative').replace('~', '').trim();
}

/** Begins with a capital, or is in capitals, where the Spanish does. */
function likeSource(text: string, source: string, { language }: Dictionary): string {
  const letters = source.replace(/\P{L}/gu, '');
  if (letters.length > 3 && letters === letters.toLocaleUpperCase('es')) {
    return text.toLocaleUpperCase(language);
  }
  const isCapital = /^\P{L}*\p{Lu}/u.test(source);
  return isCapital ? text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(language)) : text;
}
