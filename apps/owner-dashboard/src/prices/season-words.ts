import { homeClock, HOME_TIME_ZONE } from '@cartaviva/domain';

const MONTH = new Intl.DateTimeFormat('es-DO', { timeZone: HOME_TIME_ZONE, month: 'long' });

/** 'Del 1 al 31 de diciembre', 'Del 15 de diciembre de 2026 al 6 de enero de 2027', 'El 24 de diciembre'. */
export function seasonWords(from: string, until: string): string {
  const [first, last] = [dayOf(from), dayOf(until)];
  const isOneYear = first.year === last.year;
  const whole = ({ day, month, year }: Day) =>
    `${day} de ${month}${isOneYear ? '' : ` de ${year}`}`;
  if (first.date === last.date) return `El ${whole(first)}`;
  const isOneMonth = isOneYear && first.month === last.month;
  return `Del ${isOneMonth ? first.day : whole(first)} al ${whole(last)}`;
}

interface Day {
  readonly date: string;
  readonly day: number;
  readonly month: string;
  readonly year: string;
}

function dayOf(at: string): Day {
  const moment = new Date(at);
  const { date } = homeClock(moment);
  const day = Number(date.slice(8));
  return { date, day, month: MONTH.format(moment), year: date.slice(0, 4) };
}
