import type { DayUptime } from './system-status';

export type Grade = 'good' | 'fair' | 'poor' | 'none';

/** The goal of the terms of service, and about half an hour of a day, in percent. */
const GOAL = 99.9;
const FAIR = 98;

/** How good a day was. */
export function gradeOf({ uptime }: DayUptime): Grade {
  if (uptime === null) return 'none';
  if (uptime >= GOAL) return 'good';
  return uptime >= FAIR ? 'fair' : 'poor';
}
