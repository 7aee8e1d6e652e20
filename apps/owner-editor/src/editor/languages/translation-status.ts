import type { Translation } from '@cartaviva/contracts';
import { keyOf } from '../../store/use-translations';

/** Status of a translation: nobody wrote it, a draft waits for review, or diners can read it. */
export type TranslationStatus = 'missing' | 'review' | 'done';

export const statusOf = ({ text, needsReview }: Translation): TranslationStatus =>
  text === '' ? 'missing' : needsReview ? 'review' : 'done';

export const reviewed = ({ kind, id, field, source }: Translation, text: string): Translation => ({
  kind,
  id,
  field,
  source,
  text,
});

/** Filters of the list. `pending` includes texts to review and missing texts. */
export const FILTERS = ['pending', 'review', 'missing', 'all'] as const;
export type TranslationFilter = (typeof FILTERS)[number];

export const isWanted = (filter: TranslationFilter, status: TranslationStatus): boolean =>
  filter === 'all' || (filter === 'pending' ? status !== 'done' : status === filter);

export const statusesOf = (texts: readonly Translation[]): ReadonlyMap<string, TranslationStatus> =>
  new Map(texts.map((text) => [keyOf(text), statusOf(text)]));

export function countsOf(
  texts: readonly Translation[],
): Readonly<Record<TranslationFilter, number>> {
  const count = (filter: TranslationFilter) =>
    texts.filter((text) => isWanted(filter, statusOf(text))).length;
  return {
    pending: count('pending'),
    review: count('review'),
    missing: count('missing'),
    all: texts.length,
  };
}
