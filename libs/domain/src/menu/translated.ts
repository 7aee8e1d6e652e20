import { DomainError } from '../errors';
import type { LanguageCode, TranslatedTexts, TranslatedWords, Translations } from '../languages';
import { RULE_MESSAGES } from '../messages';
import { TEXT_LIMITS } from './limits';
import { translationsOf, type Subject, type TranslatedText } from './menu-texts';
import { normalizedText } from '../normalized-text';

const keyOf = ({ kind, id, field, source }: TranslatedText) => [kind, id, field, source].join(' ');

/**
 * Returns the subjects that change when the texts are written, with all their translations. Refused by field for a
 * text that is no longer in the menu, or that exceeds the maximum length of its field.
 */
export function translated(
  subjects: Subject[],
  language: LanguageCode,
  texts: readonly TranslatedText[],
): Pick<Subject, 'kind' | 'id' | 'translations'>[] {
  const table = new Map(translationsOf(subjects, language).map((text) => [keyOf(text), text]));
  requireTexts(new Set(table.keys()), texts);
  const written = new Set<string>();
  for (const sent of texts) {
    const text = normalizedText(sent.text);
    const needsReview = text !== '' && (sent.needsReview ?? false);
    const before = table.get(keyOf(sent))!;
    const isSame = before.text === text && (before.needsReview ?? false) === needsReview;
    if (!isSame) written.add(sent.id);
    table.set(keyOf(sent), { ...sent, text, needsReview });
  }
  const wanted = [...table.values()];
  return subjects
    .filter(({ id }) => written.has(id))
    .map(({ kind, id, translations }) => {
      const own = wanted.filter((text) => text.id === id && text.text !== '');
      return { kind, id, translations: withTexts(translations, language, own) };
    });
}

function requireTexts(known: Set<string>, texts: readonly TranslatedText[]): void {
  const faults = texts.flatMap((text, index): [field: string, fault: string][] => {
    const max = TEXT_LIMITS[text.field];
    if (!known.has(keyOf(text))) return [[`texts.${index}.source`, RULE_MESSAGES.goneText]];
    if ([...text.text].length <= max) return [];
    return [[`texts.${index}.text`, RULE_MESSAGES.tooLong(max)]];
  });
  if (faults.length > 0) {
    throw new DomainError('INVALID_INPUT', { fields: Object.fromEntries(faults) });
  }
}

function withTexts(
  translations: Translations,
  language: LanguageCode,
  own: readonly TranslatedText[],
): Translations {
  const others = Object.fromEntries(
    Object.entries(translations).filter(([code]) => code !== language),
  );
  if (own.length === 0) return others;
  const drafts = own.filter(({ needsReview }) => needsReview);
  const texts: TranslatedTexts = {
    ...wordsOf(own.filter(({ needsReview }) => !needsReview)),
    ...(drafts.length > 0 && { drafts: wordsOf(drafts) }),
  };
  return { ...others, [language]: texts };
}

function wordsOf(texts: readonly TranslatedText[]): TranslatedWords {
  const isOption = ({ field }: TranslatedText) => field === 'option';
  const options = texts.filter(isOption).map(({ source, text }) => [source, text] as const);
  const named = texts.filter((text) => !isOption(text)).map(({ field, text }) => [field, text]);
  return {
    ...(Object.fromEntries(named) as TranslatedWords),
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
  };
}
