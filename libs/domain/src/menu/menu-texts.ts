import type { LanguageCode, TranslatedWords, Translations } from '../languages';
import type { PricedOption } from './options';

/** What has texts, and which of them are translated. `option` is a size or an extra, by its name. */
export const TRANSLATED_FIELDS = ['name', 'description', 'option'] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];
export const TRANSLATED_KINDS = ['menu', 'category', 'item'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** One text of a menu and what it is in another language: empty when it is not translated. */
export interface TranslatedText {
  kind: TranslatedKind;
  id: string;
  field: TranslatedField;
  /** The text in the menu's own language. */
  source: string;
  text: string;
  /** A draft that the owner has not looked at: diners read the menu's own words until then. */
  needsReview?: boolean;
}

/** Whatever has texts, and what they are in other languages. */
export interface Subject {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly translations: Translations;
  readonly texts: readonly Text[];
}

type Text = Pick<TranslatedText, 'field' | 'source'>;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly description?: string | null;
  readonly translations: Translations;
}

interface Options {
  readonly sizes: readonly PricedOption[];
  readonly extras: readonly PricedOption[];
}

/** All that diners read of a menu and its owner wrote, from top to bottom. */
export function subjectsOf(
  menu: Named,
  categories: readonly Named[],
  items: readonly (Named & Options)[],
): Subject[] {
  return [
    subject('menu', menu),
    ...categories.map((category) => subject('category', category)),
    ...items.map((item) => subject('item', item, optionTexts(item))),
  ];
}

function subject(kind: TranslatedKind, named: Named, options: Text[] = []): Subject {
  const { id, name, description, translations } = named;
  const texts: Text[] = [
    { field: 'name', source: name },
    ...(description ? [{ field: 'description', source: description } as const] : []),
    ...options,
  ];
  return { kind, id, translations, texts };
}

/** A size and an extra of one name are one word to translate. */
function optionTexts({ sizes, extras }: Options): Text[] {
  const names = new Set([...sizes, ...extras].map(({ name }) => name));
  return [...names].map((source) => ({ field: 'option', source }));
}

/** Each text of the subjects with what it is in the language; empty where nothing is. */
export function translationsOf(subjects: Subject[], language: LanguageCode): TranslatedText[] {
  return subjects.flatMap(({ kind, id, translations, texts }) => {
    const { drafts = {}, ...reviewed } = translations[language] ?? {};
    return texts.map((text) => {
      const draft = wordsOf(drafts, text);
      const done = wordsOf(reviewed, text);
      return {
        ...{ kind, id, ...text },
        text: done ?? draft ?? '',
        ...(done === undefined && draft !== undefined && { needsReview: true }),
      };
    });
  });
}

function wordsOf(words: TranslatedWords, { field, source }: Text): string | undefined {
  if (field !== 'option') return words[field];
  const { options = {} } = words;
  return Object.hasOwn(options, source) ? options[source] : undefined;
}
