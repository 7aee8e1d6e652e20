const DAY_MS = 86_400_000;

/**
 * How many deleted menus an owner can restore: they count towards no plan, so without a limit menus that
 * are copied and deleted in turn would fill the database.
 */
export const MAX_RESTORABLE_MENUS = 20;

/** What was deleted before this moment cannot be restored any more. */
export const oldestRestorableDeletion = (now: Date) => new Date(now.getTime() - DAY_MS);

/** How long searches with `updatedSince` show that an item was deleted, in days. */
export const DELETION_SHOWN_DAYS = 30;

/** What was deleted before this moment is erased. */
export const oldestShownDeletion = (now: Date) =>
  new Date(now.getTime() - DELETION_SHOWN_DAYS * DAY_MS);

/** Whether what was deleted then can still be restored. */
export const canBeRestored = (deletedAt: Date, now: Date) =>
  deletedAt > oldestRestorableDeletion(now);
