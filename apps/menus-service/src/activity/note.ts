import type { ActivityKind } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import type { Menu } from '../menus/menu.entity';

/** What recent activity says of a change. */
export interface Note {
  readonly kind: ActivityKind;
  /** Name of the category or item that the change was about. */
  readonly subject?: string;
  /** Number of items or prices that changed. */
  readonly count?: number;
}

/** Edits that are saved in many small steps. One note stands for those of ten minutes, at the time of the last. */
const EDITS: ReadonlySet<ActivityKind> = new Set<ActivityKind>([
  'menu-updated',
  'menu-arranged',
  'menu-translated',
  'category-renamed',
  'item-updated',
  'items-upserted',
]);

/** A note as the SQL function `record_change` takes it. */
export const toStoredNote = (note: Note) => ({ ...note, goesOn: EDITS.has(note.kind) });

const NOTE_FAILURE = `
  INSERT INTO menu_changes (account_id, menu_id, menu_name, revision, author, activity)
  VALUES ($1, $2, $3, $4, 'system', 'scheduled-change-failed')`;

/** Notes that a scheduled change failed, which changed nothing of the menu. */
export async function noteFailure(manager: EntityManager, menu: Menu): Promise<void> {
  await manager.query(NOTE_FAILURE, [menu.accountId, menu.id, menu.name, menu.revision]);
}
