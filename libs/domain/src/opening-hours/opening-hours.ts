import { TEXT_LIMITS } from '../menu/limits';

/** Minutes after the midnight at which the day begins. `to` exceeds 1440 if the place closes after midnight. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

/** Opening hours of a place as a list of spans for each day. The list is empty for a closed day. */
export interface OpeningHours {
  /** Seven days, starting on Monday. */
  readonly week: readonly (readonly OpenSpan[])[];
  /** Hours of public holidays. If undefined, holidays are like other days. */
  readonly holidays?: readonly OpenSpan[] | undefined;
  /** Hours of single dates, empty for closed ones. They take precedence over week and holidays. */
  readonly dates?: readonly DateHours[] | undefined;
}

export interface DateHours {
  /** Days since 1 January 1970. */
  readonly day: number;
  readonly spans: readonly OpenSpan[];
}

const DAY_MS = 86_400_000;
export const DAY_MINUTES = 1440;
export const WHOLE_DAY: OpenSpan = { from: 0, to: DAY_MINUTES };
/** Maximum number of spans of a day: morning, noon, evening and night. */
export const MAX_SPANS = 4;

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const HOLIDAYS = 7;

const DAY = `(?:${DAYS.join('|')})`;
const RULE = new RegExp(`^(?:((?:${DAY}(?:-${DAY})?|PH)(?:, ?(?:${DAY}(?:-${DAY})?|PH))*) )?(.+)$`);
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DATE_RULE = new RegExp(`^(\\d{4}) (${MONTHS.join('|')}) (\\d\\d) (.+)$`);
const SPAN = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/;

/**
 * Parses the subset of OpenStreetMap's `opening_hours` for a week with holidays and single dates: rules of days with
 * spans or `off`, separated by `;`, and `24/7`. A later rule replaces an earlier one for the same day, and days
 * without a rule are closed. A rule of `PH` must follow those of weekdays, and rules of dates (`2026 Dec 24 off`)
 * come last.
 * @returns undefined for any other text, for a text without rules for the week, and if the spans of a day overlap or
 * are not in order
 */
export function parseOpeningHours(text: string): OpeningHours | undefined {
  const hours = readOpeningHours(text);
  if (!hours) return undefined;
  const days = [
    ...hours.week,
    hours.holidays ?? [],
    ...(hours.dates ?? []).map(({ spans }) => spans),
  ];
  return days.every(isInOrder) ? hours : undefined;
}

/**
 * Parses like `parseOpeningHours`, but accepts overlapping spans, which occur in a form that is still being filled
 * in.
 */
export function readOpeningHours(text: string): OpeningHours | undefined {
  const days: (readonly OpenSpan[] | undefined)[] = Array.from({ length: 8 });
  const dates = new Map<number, readonly OpenSpan[]>();
  for (const rule of text.split(';')) {
    const dated = dateHoursOf(rule.trim());
    if (dated) dates.set(dated.day, dated.spans);
    if (dated) continue;
    const [, named, times] = RULE.exec(rule.trim()) ?? [];
    const spans = times === undefined ? undefined : spansOf(times, named);
    if (!spans || dates.size > 0) return undefined;
    const ruled = daysOf(named ?? 'Mo-Su');
    if (days[HOLIDAYS] && !ruled.includes(HOLIDAYS)) return undefined;
    for (const day of ruled) days[day] = spans;
  }
  const week = days.slice(0, HOLIDAYS);
  if (week.every((spans) => spans === undefined)) return undefined;
  return {
    week: week.map((spans) => spans ?? []),
    ...(days[HOLIDAYS] && { holidays: days[HOLIDAYS] }),
    ...(dates.size > 0 && { dates: [...dates].map(([day, spans]) => ({ day, spans })) }),
  };
}

/** Formats hours in their canonical spelling, which `parseOpeningHours` can read. */
export function formatOpeningHours({ week, holidays, dates = [] }: OpeningHours): string {
  const written = week.map(timesOf);
  const isAlwaysOpen = written.every((times) => times === timesOf([WHOLE_DAY]));
  const rules = isAlwaysOpen
    ? ['24/7']
    : [...new Set(written)].map((times) => `${runsOf(written, times)} ${times}`);
  const dated = [...dates].sort((one, other) => one.day - other.day);
  return [
    ...rules,
    ...(holidays ? [`PH ${timesOf(holidays)}`] : []),
    ...dated.map(({ day, spans }) => `${dateIn(day)} ${timesOf(spans)}`),
  ].join('; ');
}

/** Returns the canonical spelling of the hours in a request, or an empty object if it has none. */
export function normalizedHours({ openingHours }: { readonly openingHours?: string | null }) {
  const hours = openingHours && parseOpeningHours(openingHours);
  return hours ? { openingHours: formatOpeningHours(hours) } : {};
}

/**
 * Adds the single dates of `others` that `own` does not define, if the result fits the maximum length. If one of them
 * is null, returns the other.
 */
export function withDatesOf(own: string | null, others: string | null): string | null {
  const [hours, { dates = [] } = {}] = [own, others].map((text) =>
    text ? parseOpeningHours(text) : undefined,
  );
  if (!hours || dates.length === 0) return own ?? others;
  const { dates: named = [] } = hours;
  const missing = dates.filter(({ day }) => named.every((one) => one.day !== day));
  const text = formatOpeningHours({ ...hours, dates: [...named, ...missing] });
  return text.length <= TEXT_LIMITS.openingHours ? text : own;
}

/**
 * Groups the days of a week that have the same hours. Each group has runs of days from first to last, in which Monday
 * is 0.
 */
export function alikeDays({ week }: OpeningHours) {
  const written = week.map(timesOf);
  return [...new Set(written)].map((times) => ({
    runs: runs(written, times),
    spans: week[written.indexOf(times)]!,
  }));
}

/** Parses `2026 Dec 24 off`. Returns undefined for another rule and for an impossible date. */
function dateHoursOf(rule: string): DateHours | undefined {
  const [, year, month, date, times] = DATE_RULE.exec(rule) ?? [];
  const spans = times === undefined || times === '24/7' ? undefined : spansOf(times, rule);
  if (!spans) return undefined;
  const day = Date.UTC(Number(year), MONTHS.indexOf(month!), Number(date)) / DAY_MS;
  return dateIn(day) === `${year} ${month} ${date}` ? { day, spans } : undefined;
}

function dateIn(day: number): string {
  const [year, month, date] = new Date(day * DAY_MS).toISOString().slice(0, 10).split('-');
  return `${year} ${MONTHS[Number(month) - 1]} ${date}`;
}

function spansOf(times: string, days: string | undefined): OpenSpan[] | undefined {
  if (times === 'off' || times === 'closed') return [];
  if (times === '24/7') return days ? undefined : [WHOLE_DAY];
  const spans = times.split(/, ?/).map(spanOf);
  return spans.length <= MAX_SPANS && spans.every((span) => span !== undefined) ? spans : undefined;
}

function spanOf(written: string): OpenSpan | undefined {
  const [, fromHour, fromMinute, toHour, toMinute] = (SPAN.exec(written) ?? []).map(Number);
  if (fromHour === undefined) return undefined;
  const from = fromHour * 60 + fromMinute!;
  const until = toHour! * 60 + toMinute!;
  if (fromMinute! > 59 || toMinute! > 59 || from >= DAY_MINUTES) return undefined;
  const to = until > from ? until : until + DAY_MINUTES;
  return to - from <= DAY_MINUTES && until <= 2 * DAY_MINUTES ? { from, to } : undefined;
}

const isInOrder = (spans: readonly OpenSpan[]): boolean =>
  spans.every(({ from }, at) => at === 0 || from >= spans[at - 1]!.to);

/** Parses 'Sa-Mo,PH' to indexes of weekdays. Holidays come after Sunday. */
function daysOf(written: string): number[] {
  return written.split(/, ?/).flatMap((range) => {
    if (range === 'PH') return [HOLIDAYS];
    const [first, last = first] = range.split('-').map((day) => DAYS.indexOf(day as 'Mo'));
    const length = ((last! - first! + 7) % 7) + 1;
    return Array.from({ length }, (_, ahead) => (first! + ahead) % 7);
  });
}

const timesOf = (spans: readonly OpenSpan[]): string =>
  spans.map(({ from, to }) => `${clockOf(from)}-${clockOf(to)}`).join(',') || 'off';

/** Formats minutes of a day, or of the next day, as on a clock. The end of the day is '24:00'. */
export function clockOf(minutes: number): string {
  const shown = minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes;
  return [Math.floor(shown / 60), shown % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Returns runs of consecutive days that have these times. */
function runs(written: readonly string[], times: string): (readonly [number, number])[] {
  const found: [number, number][] = [];
  written.forEach((one, day) => {
    const run = found.at(-1);
    if (one !== times) return;
    if (run?.[1] === day - 1) run[1] = day;
    else found.push([day, day]);
  });
  return found;
}

const runsOf = (written: readonly string[], times: string): string =>
  runs(written, times)
    .map(([first, last]) => (first === last ? DAYS[first] : `${DAYS[first]}-${DAYS[last]}`))
    .join(',');
