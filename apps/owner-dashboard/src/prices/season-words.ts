import { localClock, zoneFormat } from '@cartaviva/domain';

const inMonths = zoneFormat({ month: 'long' });

/**
 * Formats a season: 'Del 1 al 31 de diciembre', 'Del 15 de diciembre de 2026 al 6 de enero de 2027', 'El 24 de
 * diciembre'. The year appears only when the season is not within the year of `now`.
 */
export function seasonWords(
  from: string,
  until: string,
  timeZone: string,
  now: Date = new Date(),
): string {
  const [first, last] = [dayOf(from, timeZone), dayOf(until, timeZone)];
  const isOneYear = first.year === last.year;
  const isThisYear = isOneYear && first.year === localClock(now, timeZone).date.slice(0, 4);
  const whole = ({ day, month, year }: Day) =>
    `${day} de ${month}${isThisYear ? '' : ` de ${year}`}`;
  if (first.date === last.date) return `El ${whole(first)}`;
  const begin = isOneYear ? `${first.day} de ${first.month}` : whole(first);
  const isOneMonth = isOneYear && first.month === last.month;
  return `Del ${isOneMonth ? first.day : begin} al ${whole(last)}`;
}

interface Day {
  readonly date: string;
  readonly day: number;
  readonly month: string;
  readonly year: string;
}

function dayOf(at: string, timeZone: string): Day {
  const moment = new Date(at);
  const { date } = localClock(moment, timeZone);
  const day = Number(date.slice(8));
  return { date, day, month: inMonths(moment, timeZone), year: date.slice(0, 4) };
}
