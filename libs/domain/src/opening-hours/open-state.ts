import { localTime, momentOf, weekdayOf } from '../places/time-zone';
import type { OpeningHours, OpenSpan } from './opening-hours';

/** Search range in days. A change further ahead counts as none. */
const DAYS_AHEAD = 100;

/** State of a place at a moment. `changesAt` is the next change, or null if there is none. */
export interface OpenState {
  readonly isOpen: boolean;
  readonly changesAt: Date | null;
}

/** Calendar in which opening hours are read. */
export interface LocalCalendar {
  /** IANA name. */
  readonly timeZone: string;
  /** Returns true if a day, in days since 1970, is a public holiday of the country. */
  readonly isHoliday: (day: number) => boolean;
}

/** Returns the state at a moment. Hours that pass midnight belong to the day on which they begin. */
export function openState(hours: OpeningHours, calendar: LocalCalendar, at: Date): OpenState {
  const now = at.getTime();
  const { timeZone } = calendar;
  const { day } = localTime(at, timeZone);
  let end = now;
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead++) {
    for (const { from, to } of spansOn(hours, calendar, day + ahead)) {
      const opens = momentOf(day + ahead, from, timeZone).getTime();
      const closes = momentOf(day + ahead, to, timeZone).getTime();
      if (closes <= end) continue;
      // The first span that begins later ends the closed time, or shows that the open time has ended.
      if (opens > end) {
        return { isOpen: end > now, changesAt: new Date(end > now ? end : opens) };
      }
      end = closes;
    }
  }
  const isOpen = end > now;
  const isAlways = isOpen && end >= momentOf(day + DAYS_AHEAD, 0, timeZone).getTime();
  return { isOpen, changesAt: isOpen && !isAlways ? new Date(end) : null };
}

/** Returns the state at `from`, every change until `until`, and the first change after that. */
export function openingChanges(
  hours: OpeningHours,
  calendar: LocalCalendar,
  from: Date,
  until: Date,
): { readonly isOpen: boolean; readonly changes: readonly Date[] } {
  const changes: Date[] = [];
  const first = openState(hours, calendar, from);
  for (let at = first.changesAt; at; at = openState(hours, calendar, at).changesAt) {
    changes.push(at);
    if (at >= until) break;
  }
  return { isOpen: first.isOpen, changes };
}

function spansOn(
  { week, holidays, dates }: OpeningHours,
  { isHoliday }: LocalCalendar,
  day: number,
): readonly OpenSpan[] {
  const own = dates?.find((one) => one.day === day);
  return own?.spans ?? (holidays && isHoliday(day) ? holidays : undefined) ?? week[weekdayOf(day)]!;
}
