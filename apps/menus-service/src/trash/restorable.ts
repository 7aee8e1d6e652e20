const DAY_MS = 86_400_000;

/**
 * How many deleted menus an owner can restore: they count towards no plan, so without a limit menus that
 * are copied and deleted in turn would fill the database.
 */
export const MAX_RESTORABLE_MENUS = 20;

/** What was deleted before this moment cannot be restored any more. */
export const oldestRestorableDeletion = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Whether what was deleted then can still be restored. */
export const canBeRestored = (deletedAt: Date, now: Date) =>
  deletedAt > oldestRestorableDeletion(now);
