import { alikeDays, DAY_MINUTES, type OpeningHours, type OpenSpan } from './opening-hours';

/** Monday comes first. */
export const WEEKDAYS = [
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
  'Domingo',
] as const;

const TIME = new Intl.DateTimeFormat('es-DO', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

const DATE = new Intl.DateTimeFormat('es-DO', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats minutes after midnight: '10:00 p. m.'. */
export const timeOf = (minutes: number): string => TIME.format(minutes * 60_000);

export const isWholeDay = ({ from, to }: OpenSpan): boolean => from === 0 && to === DAY_MINUTES;

/** Formats hours in Spanish: 'Lunes a viernes: 11:00 a. m. – 11:00 p. m.; Sábado, Domingo: cerrado'. */
export function hoursInWords(hours: OpeningHours): string {
  const named = ([first, last]: readonly [number, number]) =>
    first === last ? WEEKDAYS[first]! : `${WEEKDAYS[first]!} a ${WEEKDAYS[last]!.toLowerCase()}`;
  const lines = alikeDays(hours).map(
    ({ runs, spans }) => `${runs.map(named).join(', ')}: ${spansInWords(spans)}`,
  );
  const { holidays, dates = [] } = hours;
  return [
    ...lines,
    ...(holidays ? [`Feriados: ${spansInWords(holidays)}`] : []),
    ...dates.map(({ day, spans }) => `${DATE.format(day * 86_400_000)}: ${spansInWords(spans)}`),
  ].join('; ');
}

/** Formats the hours of one day: '11:00 a. m. – 3:00 p. m. y 6:00 p. m. – 11:00 p. m.', or 'cerrado'. */
export const spansInWords = (spans: readonly OpenSpan[]): string =>
  spans
    .map((span) => (isWholeDay(span) ? '24 horas' : `${timeOf(span.from)} – ${timeOf(span.to)}`))
    .join(' y ') || 'cerrado';
