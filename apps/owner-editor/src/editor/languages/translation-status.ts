import type { Translation } from '@cartaviva/contracts';
import { keyOf } from '../../store/use-translations';

/** How far a text is: nobody wrote it, a draft waits for the owner, or diners read it. */
export type TranslationStatus = 'missing' | 'review' | 'done';

export const statusOf = ({ text, needsReview }: Translation): TranslationStatus =>
  text === '' ? 'missing' : needsReview ? 'review' : 'done';

/** The text as the owner wants it: no draft any more. */
export const reviewed = ({ kind, id, field, source }: Translation, text: string): Translation => ({
  kind,
  id,
  field,
  source,
  text,
});

/** Which texts are shown: `pending` are those to review and those that are missing. */
export const FILTERS = ['pending', 'review', 'missing', 'all'] as const;
export type TranslationFilter = (typeof FILTERS)[number];

export const isWanted = (filter: TranslationFilter, status: TranslationStatus): boolean =>
  filter === 'all' || (filter === 'pending' ? status !== 'done' : status === filter);

/** Where each text stands now, by its key. */
export const statusesOf = (texts: readonly Translation[]): ReadonlyMap<string, TranslationStatus> =>
  new Map(texts.map((text) => [keyOf(text), statusOf(text)]));

/** How many texts each filter shows. */
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
