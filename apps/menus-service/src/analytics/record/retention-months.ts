import { monthOf } from '../day';

/** Months after which visits, engagements, and activity are deleted (Ley 172-13). */
export const RETENTION_MONTHS = 13;

/** Months after which counts are deleted. Counts reveal nothing about individual visitors. */
export const COUNT_RETENTION_MONTHS = 37;

/** Returns the oldest day for which views and engagements are counted. */
export const oldestDay = (today: string): string => monthOf(today, 1 - RETENTION_MONTHS);
