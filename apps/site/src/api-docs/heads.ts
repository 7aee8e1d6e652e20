import type { PageHead } from '@cartaviva/ui/page-head';
import { ENGLISH_GUIDE_PATH, ENGLISH_MESSAGES } from './english/guide';
import { MESSAGES } from './messages';
import { GROUPS } from './operation';

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
