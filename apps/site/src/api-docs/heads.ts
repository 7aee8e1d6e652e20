import type { PageHead } from '@cartaviva/ui/page-head';
import { MESSAGES } from './messages';
import { GROUPS } from './operation';

/** The pages of the calls, to be written out and found. */
export const REFERENCE_HEADS: readonly PageHead[] = GROUPS.map(({ path, tag, description }) => ({
  path,
  title: MESSAGES.groupTitle(tag),
  description: description ?? MESSAGES.groupDescription(tag),
}));
