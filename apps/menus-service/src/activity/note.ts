import type { ActivityKind } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import type { Menu } from '../menus/menu.entity';

export interface Note {
  readonly kind: ActivityKind;
  readonly subject?: string;
  readonly count?: number;
}

/**
 * Kinds of edits that arrive in many small saves. A save replaces the menu's latest note of the same kind and subject
 * if that note is less than ten minutes old.
 */
const EDITS: ReadonlySet<ActivityKind> = new Set<ActivityKind>([
  'menu-updated',
  'menu-arranged',
  'menu-translated',
  'category-renamed',
  'item-updated',
  'items-upserted',
]);

/** Converts a note to the argument of the SQL function `record_change`. */
export const toStoredNote = (note: Note) => ({ ...note, goesOn: EDITS.has(note.kind) });

const NOTE_FAILURE = `
  INSERT INTO menu_changes (account_id, menu_id, menu_name, revision, author, activity)
  VALUES ($1, $2, $3, $4, 'system', 'scheduled-change-failed')`;

/** Notes a failed scheduled change, which left the menu unchanged. */
export async function noteFailure(manager: EntityManager, menu: Menu): Promise<void> {
  await manager.query(NOTE_FAILURE, [menu.accountId, menu.id, menu.name, menu.revision]);
}
