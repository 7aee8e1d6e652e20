import type { DayUptime } from './system-status';

export type Grade = 'good' | 'fair' | 'poor' | 'none';

/** Uptime in percent that the terms of service promise, and uptime with about half an hour of downtime in a day. */
const GOAL = 99.9;
const FAIR = 98;

export function gradeOf({ uptime }: DayUptime): Grade {
  if (uptime === null) return 'none';
  if (uptime >= GOAL) return 'good';
  return uptime >= FAIR ? 'fair' : 'poor';
}
