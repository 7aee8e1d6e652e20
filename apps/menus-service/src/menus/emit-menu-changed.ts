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
  /** Content changes for programs that keep a copy. Absent if only the menu's appearance changed. */
  readonly changes?: readonly UndatedChange[];
  /** Version in the menu's history. The default is an edit, which may continue the previous version. */
  readonly version?: NewVersion;
  readonly notes?: readonly Note[];
}

/** Actor, request, and user ID of the account's owner. */
export type Acting = Pick<MessageContext, 'actor' | 'requestId' | 'userId'>;

const EDIT: NewVersion = { kind: 'edit' };

/**
 * Emits and records a change of a menu or its content, in the transaction that makes the change and holds the menu's
 * lock. A menu of a closed account is hidden from everyone. Does the same for other menus in which the change updated
 * a shared item.
 * @returns the number of the new version, or null if the change continues the previous version
 */
export async function emitMenuChanged(
  manager: EntityManager,
  menu: Menu,
  acting: Acting,
  { version = EDIT, ...emitted }: Emitting = {},
): Promise<number | null> {
  const number = await record(manager, menu, acting, { version, ...emitted });
  if (!emitted.changes?.some(mayBeOfSharedItem)) return number;
  // An import is a separate version in each menu. Any other change is an edit in the other menus.
  const kind = version.kind === 'import' ? 'import' : 'edit';
  for (const sibling of await siblingChanges(manager, menu, acting)) {
    await record(manager, sibling.menu, acting, { changes: sibling.changes, version: { kind } });
  }
  return number;
}

/** Translations of a menu do not name their items, so any of them may be shared. */
const mayBeOfSharedItem = ({ type, item }: UndatedChange): boolean =>
  type === 'menu.translated' || Boolean(item?.sharedId);

export interface ChangedMenu {
  readonly menu: Menu;
  readonly changes: readonly UndatedChange[];
  readonly notes: readonly Note[];
}

/**
 * Emits and records content changes of several menus of one owner, in one statement. Use it only for data that is not
 * shared between menus, such as prices.
 */
export async function emitMenusChanged(
  manager: EntityManager,
  changed: readonly ChangedMenu[],
  acting: Acting,
  version: NewVersion,
): Promise<void> {
  if (changed.length === 0) return;
  const recorded = changed.map(({ menu, changes, notes }) => ({
    event: toEvent(menu, acting.actor, { changes }),
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
  const changes = [{ event: toEvent(menu, acting.actor, emitted), notes }];
  const [number] = await recordChanges(manager, changes, acting, version);
  return number!;
}

function toEvent(
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
