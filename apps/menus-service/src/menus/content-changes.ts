import {
  MAX_CONTENT_CHANGES,
  MAX_CONTENT_CHANGES_LENGTH,
  type Actor,
  type CategoryView,
  type ChangeAuthor,
  type ContentChange,
  type ContentChangeType,
  type ItemView,
  type MenuView,
} from '@cartaviva/contracts';
import { isDeepStrictEqual } from 'node:util';

export type UndatedChange = Omit<ContentChange, 'at' | 'author'>;

interface Views {
  readonly menu: MenuView;
  readonly category: CategoryView;
  readonly item: ItemView;
}

/** Fields that each write updates, so that they are not reported as changes. */
const MARKS: ReadonlySet<string> = new Set(['version', 'updatedAt']);

/** Describes a change such as `item.created` or `menu.deleted`, with the current or last state of the resource. */
export const changed = <Kind extends keyof Views>(
  type: ContentChangeType & `${Kind}.${string}`,
  view: Views[Kind],
): UndatedChange => ({ type, [type.slice(0, type.indexOf('.'))]: view });

/** Describes an update with the previous values of the fields that differ. Returns nothing if none differ. */
export function updated<Kind extends keyof Views>(
  kind: Kind,
  before: Views[Kind],
  after: Views[Kind],
): UndatedChange[] {
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) =>
        !MARKS.has(name) && !isDeepStrictEqual(value, after[name as keyof Views[Kind]]),
    ),
  );
  if (Object.keys(previous).length === 0) return [];
  return [{ type: `${kind}.updated`, [kind]: after, previous }];
}

interface BoundedChanges {
  readonly changes: ContentChange[];
  readonly omitted: ContentChangeType[];
}

export function authorOf(actor: Actor): ChangeAuthor {
  if (actor.kind !== 'user') return { kind: 'system', id: null, name: null };
  const { userId, member, apiKeyId = null, apiKeyName } = actor;
  if (apiKeyName !== undefined) return { kind: 'key', id: apiKeyId, name: apiKeyName };
  return { kind: 'user', id: member?.userId ?? userId, name: member?.name ?? null };
}

/** Returns the first changes that fit one event, with time and author, and the types of the omitted ones. */
export function boundedChanges(
  all: readonly UndatedChange[],
  at: Date,
  actor: Actor,
): BoundedChanges {
  const author = authorOf(actor);
  const changes: ContentChange[] = [];
  let room = MAX_CONTENT_CHANGES_LENGTH;
  for (const undated of all.slice(0, MAX_CONTENT_CHANGES)) {
    const change = { ...undated, at: at.toISOString(), author };
    room -= JSON.stringify(change).length + 1;
    if (room < 0) break;
    changes.push(change);
  }
  const left = all.slice(changes.length).map(({ type }) => type);
  return { changes, omitted: [...new Set(left)] };
}
