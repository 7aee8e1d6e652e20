import { isDominicanHoliday } from './dominican-holidays';
import type { OpeningHours, OpenSpan } from './opening-hours';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** America/Santo_Domingo is four hours behind UTC, summer and winter. */
const BEHIND_UTC_MS = 4 * 60 * MINUTE_MS;
/** Further ahead nobody plans; one that opens on holidays alone opens within these. */
const DAYS_AHEAD = 100;

/** Whether a place is open, and the moment that changes; null where it does not. */
export interface OpenState {
  readonly isOpen: boolean;
  readonly changesAt: Date | null;
}

/** Days since 1970 on the calendar of America/Santo_Domingo, and the weekday, 0 for Monday. */
export function homeDay(at: Date): { readonly day: number; readonly weekday: number } {
  const day = Math.floor((at.getTime() - BEHIND_UTC_MS) / DAY_MS);
  return { day, weekday: weekdayOf(day) };
}

const weekdayOf = (day: number): number => (day + 3) % 7;

/** What the hours say of a moment. What opens in the evening and closes after midnight is of its first day. */
export function openState(hours: OpeningHours, at: Date): OpenState {
  const now = at.getTime();
  const { day } = homeDay(at);
  let end = now;
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead++) {
    for (const { from, to } of spansOn(hours, day + ahead)) {
      const opens = momentOf(day + ahead, from);
      const closes = momentOf(day + ahead, to);
      if (closes <= end) continue;
      // The first span that begins later ends the closed time, or shows that the open time has ended.
      if (opens > end) {
        return { isOpen: end > now, changesAt: new Date(end > now ? end : opens) };
      }
      end = closes;
    }
  }
  const isOpen = end > now;
  const isAlways = isOpen && end >= momentOf(day + DAYS_AHEAD, 0);
  return { isOpen, changesAt: isOpen && !isAlways ? new Date(end) : null };
}

const spansOn = ({ week, holidays }: OpeningHours, day: number): readonly OpenSpan[] =>
  (holidays && isDominicanHoliday(day) ? holidays : undefined) ?? week[weekdayOf(day)]!;

const momentOf = (day: number, minutes: number): number =>
  day * DAY_MS + minutes * MINUTE_MS + BEHIND_UTC_MS;
