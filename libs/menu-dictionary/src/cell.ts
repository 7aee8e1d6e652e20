/** Grammatical gender as the cells write it. A noun without a mark is `m`, or `n` in German. */
export type Gender = 'm' | 'f' | 'n';

/** Form of a noun in the target language: its singular or its plural. */
export interface NounForm {
  readonly text: string;
  /** Irregular dative. German only; undefined if the dative is the nominative with the usual ending. */
  readonly dative: string | undefined;
  readonly gender: Gender;
  readonly isPlural: boolean;
}

/** A noun as a cell writes it: `egg/eggs (gloss) {gender} [stem]` (docs/writing.md). */
export interface NounCell {
  readonly singular: NounForm;
  readonly plural: NounForm;
  /** Explanation of a name that stays untranslated. It is shown only if the name is the whole text. */
  readonly gloss: string | undefined;
  /** Form of the noun as the first part of a compound. German only. */
  readonly stem: string | undefined;
  /** Is true for a noun that holds a part, such as `a glass of` or `a portion of`. */
  readonly isMeasure: boolean;
  /**
   * Is true if a dish takes `à` or `al` instead of `de` or `di` before this noun: `glace à la fraise`,
   * `panino al pollo`. French and Italian only.
   */
  readonly isMadeWith: boolean;
}

const MARKS = / ?(?:\{([a-z]+)\}|\[([^[\]]+)\])/g;
const GLOSS = / ?\(([^()]+)\)/;

export function nounCell(cell: string, language: string): NounCell {
  let gender = language === 'de' ? 'n' : 'm';
  let stem: string | undefined;
  let isMeasure = false;
  let isMadeWith = false;
  const bare = cell.replace(MARKS, (_, mark?: string, part?: string) => {
    if (part) stem = part;
    else if (mark === 'of') isMeasure = true;
    else if (mark === 'a') isMadeWith = true;
    else gender = mark!;
    return '';
  });
  const gloss = GLOSS.exec(bare)?.[1];
  const [one = '', many] = bare.replace(GLOSS, '').split('/');
  const isPluralAlone = gender.endsWith('p');
  const form = (text: string, isPlural: boolean): NounForm => {
    const [nominative = '', dative] = text.trim().split('|');
    return { text: nominative, dative, gender: genderOf(gender), isPlural };
  };
  return {
    singular: form(one, isPluralAlone),
    plural: form(many ?? one, isPluralAlone || many !== undefined),
    ...{ gloss, stem, isMeasure, isMadeWith },
  };
}

const genderOf = (mark: string): Gender =>
  mark.startsWith('f') ? 'f' : mark.startsWith('n') ? 'n' : 'm';

/** Index of the form that agrees with a noun: masculine, feminine, masculine plural, feminine plural. */
const formAt = ({ gender, isPlural }: NounForm): number =>
  (gender === 'f' ? 1 : 0) + (isPlural ? 2 : 0);

/** Endings that replace the `*` of a regular word: masculine, feminine, masculine plural, feminine plural. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  fr: ['', 'e', 's', 'es'],
  pt: ['o', 'a', 'os', 'as'],
  it: ['o', 'a', 'i', 'e'],
};

export type Case = 'nominative' | 'accusative' | 'dative';

const GERMAN: Readonly<Record<Case, Readonly<Record<Gender | 'p', string>>>> = {
  nominative: { m: 'er', f: 'e', n: 'es', p: 'e' },
  accusative: { m: 'en', f: 'e', n: 'es', p: 'e' },
  dative: { m: 'em', f: 'er', n: 'em', p: 'en' },
};

/** Returns the form of a modifier that agrees with the noun: `grillé*`, `blanc|blanche|blancs|blanches`. */
export function agreeing(cell: string, noun: NounForm, language: string, case_: Case): string {
  if (language === 'de') {
    return cell.replace('*', GERMAN[case_][noun.isPlural ? 'p' : noun.gender]);
  }
  const forms = cell.split('|');
  const index = forms.length === 4 ? formAt(noun) : 0;
  return forms[index]!.replace('*', ENDINGS[language]?.[formAt(noun)] ?? '');
}
