const DAY_MS = 86_400_000;

/**
 * Highest number of restorable menus per owner. Deleted menus do not count towards the plan, so copying and deleting
 * menus could otherwise fill the database.
 */
export const MAX_RESTORABLE_MENUS = 20;

export const oldestRestorableDeletion = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Days that searches with `updatedSince` report a deleted item. */
export const DELETION_SHOWN_DAYS = 30;

/** Returns the moment before which deleted items are erased. */
export const oldestShownDeletion = (now: Date) =>
  new Date(now.getTime() - DELETION_SHOWN_DAYS * DAY_MS);

export const canBeRestored = (deletedAt: Date, now: Date) =>
  deletedAt > oldestRestorableDeletion(now);
