import {
  DAY_MINUTES,
  hoursInWords,
  readOpeningHours,
  timeOf,
  type OpenSpan,
} from '@cartaviva/domain';

/** Times of day are offered at every half hour. */
const STEP = 30;

const optionOf = (minutes: number) => ({ value: String(minutes), label: timeOf(minutes) });
const STEPS = Array.from({ length: DAY_MINUTES / STEP }, (_, at) => optionOf(at * STEP));

/** What a list of times offers, with the one that is chosen where it lies between. */
export function timeOptions(chosen: number) {
  const minutes = chosen % DAY_MINUTES;
  return minutes % STEP === 0
    ? STEPS
    : STEPS.toSpliced(Math.ceil(minutes / STEP), 0, optionOf(minutes));
}

/** A span between two times of day; one that ends before it begins ends on the next day. */
export const spanBetween = (from: number, until: number): OpenSpan => ({
  from,
  to: until > from ? until : until + DAY_MINUTES,
});

/** What is stored of hours, in words; what cannot be read as it is. */
export function storedHoursInWords(stored: unknown): string {
  if (typeof stored !== 'string') return '';
  const hours = readOpeningHours(stored);
  return hours ? hoursInWords(hours) : stored;
}
