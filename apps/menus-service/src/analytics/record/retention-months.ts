import { monthOf } from '../day';

/** Visits, engagements and activity are deleted when they are this old (Ley 172-13). */
export const RETENTION_MONTHS = 13;

/** Counts, which tell nothing of any visitor, are deleted when they are this old. */
export const COUNT_RETENTION_MONTHS = 37;

/** The oldest day whose views and engagements are counted. */
export const oldestDay = (today: string): string => monthOf(today, 1 - RETENTION_MONTHS);
