import type { Actor, MenuVersion, VersionAuthor } from '@cartaviva/contracts';
import type { findDifferences } from './differences';
import { summaryOf } from './summary';
import type { Version } from './read-versions';

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

/** Compares with the current owner, because the account may have had another owner when the version was made. */
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
