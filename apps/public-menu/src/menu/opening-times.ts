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

/** What the page's script needs to say whether the restaurant is open, in the page's language. */
export interface HoursData {
  readonly opening: OpeningData;
  readonly texts: Texts;
}

/** A line of the week: 'Lunes – viernes', '11:00 a. m. – 11:00 p. m.'. */
export interface HoursLine {
  readonly days: string;
  readonly times: string;
}

/** The week for people, days that are alike in one line, with the holidays and dates that differ. */
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

/** When a category is served, in one line: '7:00 a. m. – 11:00 a. m.', with the days where not all are alike. */
export function servedLine(hours: OpeningHours, texts: Texts, locale: string): string {
  const isEveryDay = alikeDays(hours).length === 1 && !hours.holidays;
  return hoursLines(hours, texts, locale)
    .map(({ days, times }) => (isEveryDay ? times : `${days}: ${times}`))
    .join('; ');
}

/** The same without the days on which it is not served at all; empty where there is no other. */
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

/** 'jueves, 24 de diciembre'; Haitian Creole reads the French ones, as with times. */
function dateIn(day: number, locale: string): string {
  const words = new Date(isoDay(day)).toLocaleDateString([locale, 'fr'], {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    timeZone: 'UTC',
  });
  return capitalized(words);
}

/** The time of day: '10:00 p. m.'. No browser knows those of Haitian Creole; who reads it reads the French ones. */
export const timeIn = (at: Date, locale: string, timeZone: string): string =>
  at.toLocaleTimeString([locale, 'fr'], { hour: 'numeric', minute: '2-digit', timeZone });

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
