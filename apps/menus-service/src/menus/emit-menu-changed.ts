import type { Actor, MenuChanged } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import type { EntityManager } from 'typeorm';
import type { Note } from '../activity/note';
import { recordChanges, type NewVersion } from '../history/record-changes';
import { siblingChanges } from '../shared-items/sibling-changes';
import { boundedChanges, type UndatedChange } from './content-changes';
import type { Menu } from './menu.entity';

interface Emitting {
  readonly isDeleted?: boolean;
  readonly isClosed?: boolean;
  /** What changed, for who keeps a copy; nothing where only how the menu is shown did. */
  readonly changes?: readonly UndatedChange[];
  /** What the change is in the menu's history: an edit that may go on, or a version of its own. */
  readonly version?: NewVersion;
  /** What recent activity says of the change. */
  readonly notes?: readonly Note[];
}

/** Who changes the menu, by which request, and the user id of the account's owner. */
export type Acting = Pick<MessageContext, 'actor' | 'requestId' | 'userId'>;

const EDIT: NewVersion = { kind: 'edit' };

/**
 * Emits that the menu or its content changed, within the transaction that makes the change and holds the
 * menu's lock, and records the change. A menu whose owner closed is published to nobody. Of every other menu that the
 * change of a shared item has written, it does the same.
 * @returns the number of the version that the change made, if it went on with none
 */
export async function emitMenuChanged(
  manager: EntityManager,
  menu: Menu,
  acting: Acting,
  { version = EDIT, ...emitted }: Emitting = {},
): Promise<number | null> {
  const number = await record(manager, menu, acting, { version, ...emitted });
  if (!emitted.changes?.some(mayBeOfSharedItem)) return number;
  // An import is a version of its own in each; what else happened to one menu is an edit of the others.
  const kind = version.kind === 'import' ? 'import' : 'edit';
  for (const sibling of await siblingChanges(manager, menu, acting)) {
    await record(manager, sibling.menu, acting, { changes: sibling.changes, version: { kind } });
  }
  return number;
}

/** Translations of a menu do not say of which items they are. */
const mayBeOfSharedItem = ({ type, item }: UndatedChange): boolean =>
  type === 'menu.translated' || Boolean(item?.sharedId);

/** What changed in one of several menus. */
export interface ChangedMenu {
  readonly menu: Menu;
  readonly changes: readonly UndatedChange[];
  readonly notes: readonly Note[];
}

/**
 * Emits that the content of several menus of one owner changed, and records each change, in one statement however
 * many menus there are. Only for what each menu has of its own, such as prices: no other menu was written.
 */
export async function emitMenusChanged(
  manager: EntityManager,
  changed: readonly ChangedMenu[],
  acting: Acting,
  version: NewVersion,
): Promise<void> {
  if (changed.length === 0) return;
  const recorded = changed.map(({ menu, changes, notes }) => ({
    event: eventOf(menu, acting.actor, { changes }),
    notes,
  }));
  await recordChanges(manager, recorded, acting, version);
}

async function record(
  manager: EntityManager,
  menu: Menu,
  acting: Acting,
  { version = EDIT, notes = [], ...emitted }: Emitting,
): Promise<number | null> {
  const changes = [{ event: eventOf(menu, acting.actor, emitted), notes }];
  const [number] = await recordChanges(manager, changes, acting, version);
  return number!;
}

function eventOf(
  menu: Menu,
  actor: Actor,
  { isDeleted = false, isClosed = false, changes = [] }: Omit<Emitting, 'version' | 'notes'>,
): MenuChanged {
  return {
    menuId: menu.id,
    accountId: menu.accountId,
    isPublished: menu.isPublished && !isDeleted && !isClosed,
    isDeleted,
    ...boundedChanges(changes, new Date(), actor),
  };
}
