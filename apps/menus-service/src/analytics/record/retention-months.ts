/** Visits, views and activity are deleted when they are this old (Ley 172-13). */
export const RETENTION_MONTHS = 13;
