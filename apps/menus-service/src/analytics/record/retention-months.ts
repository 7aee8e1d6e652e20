/** Visits, views, engagements and activity are deleted when they are this old (Ley 172-13). */
export const RETENTION_MONTHS = 13;

/** Counts, which tell nothing of any visitor, are deleted when they are this old. */
export const ROLL_UP_RETENTION_MONTHS = 37;
