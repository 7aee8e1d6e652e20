import { searchable } from '@cartaviva/domain';
import { agreeing, type Case, type NounForm } from './cell';
import type { Dictionary } from './dictionary';
import { formOf, frenchDe, written } from './noun-phrase';
import { readingOf } from './reading';
import { isMeasure, isNumber } from './spanish';

/** Punctuation that separates parts of a text. Each part is translated on its own. */
const MARKS = /([,;:()+\n]|\.(?!\d)|[-–—/](?=\s))/;

/** Maximum length of a text to translate, in UTF-16 units. No item description is longer. */
const MAX_LENGTH = 500;

/** State that carries over to the next part: a list keeps its case, and a size agrees with its dish. */
interface Before {
  readonly case_: Case;
  readonly form: NounForm | undefined;
}

const NOTHING: Before = { case_: 'nominative', form: undefined };

/**
 * Returns a first translation of a menu's text: `Pollo guisado con arroz blanco` becomes `Stewed chicken with white
 * rice`. Returns an empty string if the dictionary lacks any word, because half a translation is worse than none.
 */
export function draftTranslation(spanish: string, dictionary: Dictionary): string {
  const text = spanish.normalize('NFC').trim();
  if (text.length === 0 || text.length > MAX_LENGTH) return '';
  const alone = wholeEntry(text, dictionary);
  if (alone !== undefined) return likeSource(alone, text, dictionary);
  let before = NOTHING;
  let draft = '';
  // Every second part is a separator.
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

/** Translates a text that is a single entry, and appends the gloss that explains a name. */
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
  // Amounts after a thing, as in `Cerveza 12 oz`, stay unchanged.
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

/** French also drops the `e` of a joining word: `accompagné d'œufs`. */
const joined = (text: string, next: string, language: string): string =>
  language === 'fr' && text.endsWith(' de')
    ? `${text.slice(0, -3)} ${frenchDe(next)}`
    : `${text} ${next}`;

/** Noun that a modifier agrees with if the text names no thing. */
const NEUTRAL: NounForm = { text: '', dative: undefined, gender: 'm', isPlural: false };

/** Translates a size or a cooking method that stands alone: `Grande`, `A la plancha`. */
function modifierAlone(
  words: string,
  { modifiers, nouns, language }: Dictionary,
  { form }: Before,
): string {
  const modifier = modifiers.get(words);
  if (!modifier || nouns.has(words)) return '';
  const { isFeminine = false, isPlural = false } = modifier.form ?? {};
  const noun = form ?? { ...NEUTRAL, gender: isFeminine ? 'f' : 'm', isPlural };
  // A German adjective that stands alone has no ending: `groß`, not `großes`.
  const template = language === 'de' ? modifier.template.replace('*', '') : modifier.template;
  return agreeing(template, noun, language, 'nominative').replace('~', '').trim();
}

/** Copies the Spanish text's initial capital or all capitals to the translation. */
function likeSource(text: string, source: string, { language }: Dictionary): string {
  const letters = source.replace(/\P{L}/gu, '');
  if (letters.length > 3 && letters === letters.toLocaleUpperCase('es')) {
    return text.toLocaleUpperCase(language);
  }
  const isCapital = /^\P{L}*\p{Lu}/u.test(source);
  return isCapital ? text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(language)) : text;
}
