import {
  alikeDays,
  DAY_MINUTES,
  isoDay,
  type DateHours,
  type OpeningHours,
  type OpenSpan,
} from '@cartaviva/domain';
import type { Messages } from '../messages/messages';
import type { OpeningData } from './opening-data';

type Texts = Messages['hours'];

/** Data with which the page's script states whether the restaurant is open, in the language of the page. */
export interface HoursData {
  readonly opening: OpeningData;
  readonly texts: Texts;
}

/** Line of the weekly hours, such as 'Lunes – viernes' and '11:00 a. m. – 11:00 p. m.'. */
export interface HoursLine {
  readonly days: string;
  readonly times: string;
}

/** Describes the hours of the week. Days with the same hours share a line; holidays and special dates follow. */
export function hoursLines(
  hours: OpeningHours,
  texts: Texts,
  locale: string,
  dates: readonly DateHours[] = [],
): HoursLine[] {
  const name = ([first, last]: readonly [number, number]) =>
    [...new Set([texts.days[first], texts.days[last]])].join(' – ');
  const times = (spans: readonly OpenSpan[]) => timesOf(spans, texts, locale);
  const lines = alikeDays(hours).map(({ runs, spans }) => ({
    days: capitalized(runs.map(name).join(', ')),
    times: times(spans),
  }));
  const { holidays } = hours;
  return [
    ...lines,
    ...(holidays ? [{ days: texts.holidays, times: times(holidays) }] : []),
    ...dates.map(({ day, spans }) => ({ days: dateIn(day, locale), times: times(spans) })),
  ];
}

/** Describes the hours of a category in one line: '7:00 a. m. – 11:00 a. m.', with days if they differ. */
export function servedLine(hours: OpeningHours, texts: Texts, locale: string): string {
  const isEveryDay = alikeDays(hours).length === 1 && !hours.holidays;
  return hoursLines(hours, texts, locale)
    .map(({ days, times }) => (isEveryDay ? times : `${days}: ${times}`))
    .join('; ');
}

/** Describes the same hours without unserved days. Returns an empty string if no day is served. */
export function servedDaysLine(hours: OpeningHours, texts: Texts, locale: string): string {
  const served = hoursLines(hours, texts, locale).filter(({ times }) => times !== texts.closed);
  const isEveryDay = alikeDays(hours).length === 1;
  return served.map(({ days, times }) => (isEveryDay ? times : `${days}: ${times}`)).join('; ');
}

function timesOf(spans: readonly OpenSpan[], { closed, allDay }: Texts, locale: string): string {
  const clock = (minutes: number) => timeIn(new Date(minutes * 60_000), locale, 'UTC');
  return (
    spans
      .map(({ from, to }) =>
        to - from === DAY_MINUTES ? allDay : `${clock(from)} – ${clock(to % DAY_MINUTES)}`,
      )
      .join(', ') || closed
  );
}

/** Formats a date such as 'jueves, 24 de diciembre'. Haitian Creole uses the French format. */
function dateIn(day: number, locale: string): string {
  const words = new Date(isoDay(day)).toLocaleDateString([locale, 'fr'], {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    timeZone: 'UTC',
  });
  return capitalized(words);
}

/**
 * Formats a time such as '10:00 p. m.'. Browsers have no formats for Haitian Creole, so its readers get French ones.
 */
export const timeIn = (at: Date, locale: string, timeZone: string): string =>
  at.toLocaleTimeString([locale, 'fr'], { hour: 'numeric', minute: '2-digit', timeZone });

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
