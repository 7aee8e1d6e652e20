import type { MenuVersion } from '@cartaviva/contracts';
import type { findDifferences } from './differences';
import { summaryOf } from './summary';
import type { Version } from './version.entity';

/** A version as the menu's owner sees it, with what differs from the version before. */
export const toMenuVersion = (
  version: Version,
  differences: ReturnType<typeof findDifferences>,
): MenuVersion => ({
  number: version.number,
  kind: version.kind,
  author: { kind: version.author, name: version.authorName },
  at: version.changedAt.toISOString(),
  restored: version.restored,
  changeCount: differences.length,
  summary: summaryOf(differences),
});
