import type { Actor, MenuVersion, VersionAuthor } from '@cartaviva/contracts';
import type { findDifferences } from './differences';
import { summaryOf } from './summary';
import type { Version } from './read-versions';

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

/** The account may have another owner than when the version was made: whoever owns it now is the owner. */
function toVersionAuthor(actor: Actor, { author, authorId, authorName }: Version): VersionAuthor {
  if (actor.kind !== 'user' || author === 'key' || author === 'system') {
    return { kind: author, name: authorName, isYou: false };
  }
  const { userId: ownerId, member, apiKeyName } = actor;
  const kind = authorId === ownerId ? 'owner' : 'member';
  return {
    kind,
    name: kind === 'owner' ? null : authorName,
    isYou: apiKeyName === undefined && authorId === (member?.userId ?? ownerId),
  };
}
