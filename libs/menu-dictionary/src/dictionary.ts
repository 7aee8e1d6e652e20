import { searchable, type OtherLanguageCode } from '@cartaviva/domain';
import { nounCell, type NounCell } from './cell';
import { formOfNoun, formsOfModifier, type SpanishForm } from './spanish';

/** Dictionary of one language as `npm run generate` writes it. Each row has the Spanish word and the cell. */
export interface CompiledDictionary {
  readonly words: readonly (readonly string[])[];
  /** Words that join two things: `con`, `relleno de`. */
  readonly joining: readonly (readonly string[])[];
}

/** A thing on a menu: a dish, an ingredient or a drink. */
export interface Noun {
  readonly spanish: string;
  readonly cell: NounCell;
  readonly isPlural: boolean;
  readonly form: SpanishForm;
}

/** Text that describes a thing. `~` marks the place of the thing. */
export interface Modifier {
  readonly template: string;
  readonly form: SpanishForm | undefined;
}

/** Word that joins two things. `mark` is the German case of the second one. */
export interface Joint {
  readonly text: string;
  readonly mark: string | undefined;
}

/** Entries keyed by their Spanish words in lower case and without accents. */
export interface Dictionary {
  readonly language: OtherLanguageCode;
  readonly nouns: ReadonlyMap<string, Noun>;
  readonly modifiers: ReadonlyMap<string, Modifier>;
  readonly joints: ReadonlyMap<string, Joint>;
  /** Number of words in the longest entry. */
  readonly longest: number;
}

const COMPILED: Readonly<
  Record<OtherLanguageCode, () => Promise<{ readonly default: CompiledDictionary }>>
> = {
  en: () => import('../compiled/en.json', { with: { type: 'json' } }),
  fr: () => import('../compiled/fr.json', { with: { type: 'json' } }),
  ht: () => import('../compiled/ht.json', { with: { type: 'json' } }),
  pt: () => import('../compiled/pt.json', { with: { type: 'json' } }),
  it: () => import('../compiled/it.json', { with: { type: 'json' } }),
  de: () => import('../compiled/de.json', { with: { type: 'json' } }),
};

/** Fetches one language's words (about 20 KB compressed) and indexes them. Rejects if the download fails. */
export async function loadDictionary(language: OtherLanguageCode): Promise<Dictionary> {
  const { default: compiled } = await COMPILED[language]();
  return dictionaryOf(language, compiled);
}

export function dictionaryOf(
  language: OtherLanguageCode,
  { words, joining }: CompiledDictionary,
): Dictionary {
  const nouns = new Map<string, Noun>();
  const modifiers = new Map<string, Modifier>();
  const joints = new Map<string, Joint>();
  for (const [spanish = '', cell = ''] of words) {
    if (cell.includes('~')) {
      for (const [words, form] of formsOfModifier(spanish)) {
        modifiers.set(words, { template: cell, form });
      }
    } else addNoun(nouns, spanish, nounCell(cell, language));
  }
  for (const [spanish = '', cell = ''] of joining) {
    const mark = /\{([a-z]+)\}/.exec(cell)?.[1];
    const text = cell.replace(/ ?\{[a-z]+\}/, '');
    for (const [words] of formsOfModifier(spanish)) joints.set(words, { text, mark });
  }
  const keys = [...nouns.keys(), ...modifiers.keys(), ...joints.keys()];
  const longest = Math.max(...keys.map((words) => words.split(' ').length));
  return { language, nouns, modifiers, joints, longest };
}

function addNoun(nouns: Map<string, Noun>, spanish: string, cell: NounCell): void {
  const [one = '', many] = spanish.split('/').map(searchable);
  const isPluralAlone = many === undefined && /s$/.test(one);
  const noun = (words: string, isPlural: boolean): Noun => ({
    ...{ spanish: words, cell, isPlural, form: formOfNoun(words, isPlural) },
  });
  nouns.set(one, noun(one, isPluralAlone));
  if (many) nouns.set(many, noun(many, true));
}
