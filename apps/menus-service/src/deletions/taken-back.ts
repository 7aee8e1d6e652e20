const DAY_MS = 86_400_000;

/** What was deleted before this moment cannot be taken back any more. */
export const oldestUndoableDeletion = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Whether a deletion can still be taken back. */
export const canBeTakenBack = (deletedAt: Date, now: Date) =>
  deletedAt > oldestUndoableDeletion(now);
