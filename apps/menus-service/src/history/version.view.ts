import type { Actor, MenuVersion, VersionAuthor } from '@cartaviva/contracts';
import type { findDifferences } from './differences';
import { summaryOf } from './summary';
import type { Version } from './version.entity';

/** A version as whoever acts sees it, with what differs from the version before. */
export const toMenuVersion = (
  actor: Actor,
  version: Version,
  differences: ReturnType<typeof findDifferences>,
): MenuVersion => ({
  number: version.number,
  kind: version.kind,
  author: toVersionAuthor(actor, version),
  at: version.changedAt.toISOString(),
  restored: version.restored,
  changeCount: differences.length,
  summary: summaryOf(differences),
});

function toVersionAuthor(
  actor: Actor,
  { author: kind, authorId, authorName: name }: Version,
): VersionAuthor {
  const { member, apiKeyName } = actor.kind === 'user' ? actor : {};
  const isYou = member
    ? kind === 'member' && authorId === member.userId
    : kind === 'owner' && apiKeyName === undefined;
  return { kind, name, isYou };
}
