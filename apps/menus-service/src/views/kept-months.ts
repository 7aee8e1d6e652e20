/** Visits, views and activity are forgotten when they are this old (Ley 172-13). */
export const KEPT_MONTHS = 13;
