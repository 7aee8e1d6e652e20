import type { LanguageCode, TranslatedWords, Translations } from '../languages';
import type { PricedOption } from './options';

/** Fields that are translated. `option` is the name of a size or an extra. */
export const TRANSLATED_FIELDS = ['name', 'description', 'option'] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];
export const TRANSLATED_KINDS = ['menu', 'category', 'item'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** A text of a menu and its translation, which is empty if there is none. */
export interface TranslatedText {
  kind: TranslatedKind;
  id: string;
  field: TranslatedField;
  source: string;
  text: string;
  /** True for a draft that the owner has not reviewed. Diners read the original text until then. */
  needsReview?: boolean;
}

/** A menu, a category or an item with its texts and their translations. */
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

/** Lists the texts of a menu that its owner wrote and diners read, from top to bottom. */
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

/** A size and an extra with the same name share a translation. */
function optionTexts({ sizes, extras }: Options): Text[] {
  const names = new Set([...sizes, ...extras].map(({ name }) => name));
  return [...names].map((source) => ({ field: 'option', source }));
}

/** Returns each text of the subjects with its translation, which is empty if there is none. */
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
