import { menusEvents, type MenuChanged } from '@cartaviva/contracts';
import { emit, emitAll } from '@cartaviva/persistence';
import type { MessageContext } from '@cartaviva/redis-transport';
import type { EntityManager } from 'typeorm';
import { numberVersion, numberVersions, type NewVersion } from '../history/number-version';
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
}

/** Who changes the menu, by which request, and the user id of the account's owner. */
export type Acting = Pick<MessageContext, 'actor' | 'requestId' | 'userId'>;

const EDIT: NewVersion = { kind: 'edit' };

/**
 * Emits that the menu or its content changed, within the transaction that makes the change and holds the
 * menu's lock, and numbers the change in the menu's history. A menu whose owner closed is published to
 * nobody. Of every other menu that the change of a shared item has written, it does the same.
 * @returns the number of the version that the change made, if it went on with none
 */
export async function emitMenuChanged(
  manager: EntityManager,
  menu: Menu,
  acting: Acting,
  emitting: Emitting = {},
): Promise<number | null> {
  const { changes = [], version = EDIT } = emitting;
  const number = await emitOne(manager, menu, acting, { ...emitting, changes, version });
  if (!changes.some(isOfItems)) return number;
  // An import is a version of its own in each; what else happened to one menu is an edit of the others.
  const kind = version.kind === 'import' ? 'import' : 'edit';
  for (const sibling of await siblingChanges(manager, menu, acting)) {
    await emitOne(manager, sibling.menu, acting, { changes: sibling.changes, version: { kind } });
  }
  return number;
}

const isOfItems = ({ type }: UndatedChange): boolean =>
  type.startsWith('item.') || type === 'menu.translated';

/** What changed in one of several menus. */
export interface ChangedMenu {
  readonly menu: Menu;
  readonly changes: readonly UndatedChange[];
}

/**
 * Emits that the content of several menus of one owner changed, and numbers each change, in three statements however
 * many menus there are. Only for what each menu has of its own, such as prices: no other menu was written.
 */
export async function emitMenusChanged(
  manager: EntityManager,
  changed: readonly ChangedMenu[],
  { actor, requestId }: Acting,
  version: NewVersion,
): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ menu }) => menu.id);
  await numberVersions(manager, ids, actor, version);
  const payloads = changed.map(({ menu, changes }) => payloadOf(menu, { changes }));
  await emitAll(manager, menusEvents.menuChanged, payloads, requestId);
}

async function emitOne(
  manager: EntityManager,
  menu: Menu,
  { actor, requestId }: Acting,
  { version, ...emitted }: Emitting & Required<Pick<Emitting, 'changes' | 'version'>>,
): Promise<number | null> {
  const number = await numberVersion(manager, menu.id, actor, version);
  await emit(manager, menusEvents.menuChanged, payloadOf(menu, emitted), requestId);
  return number;
}

function payloadOf(
  menu: Menu,
  { isDeleted = false, isClosed = false, changes = [] }: Omit<Emitting, 'version'>,
): MenuChanged {
  return {
    menuId: menu.id,
    accountId: menu.accountId,
    isPublished: menu.isPublished && !isDeleted && !isClosed,
    isDeleted,
    ...boundedChanges(changes, new Date()),
  };
}
