import {
  DAY_MINUTES,
  hoursInWords,
  readOpeningHours,
  timeOf,
  type OpenSpan,
} from '@cartaviva/domain';

/** Interval between the offered times, in minutes. */
const STEP = 30;

const optionOf = (minutes: number) => ({ value: String(minutes), label: timeOf(minutes) });
const STEPS = Array.from({ length: DAY_MINUTES / STEP }, (_, at) => optionOf(at * STEP));

/** Options of a time list. They include a chosen time that lies between two steps. */
export function timeOptions(chosen: number) {
  const minutes = chosen % DAY_MINUTES;
  return minutes % STEP === 0
    ? STEPS
    : STEPS.toSpliced(Math.ceil(minutes / STEP), 0, optionOf(minutes));
}

/** Creates a span between two times of day. If it ends before it begins, it ends on the next day. */
export const spanBetween = (from: number, until: number): OpenSpan => ({
  from,
  to: until > from ? until : until + DAY_MINUTES,
});

/** Describes stored opening hours in words. Returns an unreadable value unchanged. */
export function storedHoursInWords(stored: unknown): string {
  if (typeof stored !== 'string') return '';
  const hours = readOpeningHours(stored);
  return hours ? hoursInWords(hours) : stored;
}
