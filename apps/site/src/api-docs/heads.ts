import type { PageHead } from '@cartaviva/ui/page-head';
import { ENGLISH_GUIDE_PATH, ENGLISH_MESSAGES } from './english/guide';
import { MESSAGES } from './messages';
import { GROUPS } from './operation';

/** Metadata of the English guide and of the pages of calls, which are prerendered and indexed. */
export const REFERENCE_HEADS: readonly PageHead[] = [
  {
    path: ENGLISH_GUIDE_PATH,
    title: ENGLISH_MESSAGES.title,
    description: ENGLISH_MESSAGES.description,
  },
  ...GROUPS.map(({ path, tag, description }) => ({
    path,
    title: MESSAGES.groupTitle(tag),
    description: description ?? MESSAGES.groupDescription(tag),
  })),
];
