/** Hour of the morning, in the restaurant's own time, at which what was sold out returns. */
export const RETURN_HOUR = 6;

/** The product's home; every restaurant that says nothing else lives by its clock. */
export const HOME_TIME_ZONE = 'America/Santo_Domingo';
/** What that clock is ahead of UTC, summer and winter. */
export const HOME_OFFSET = '-04:00';

/** The day of a moment on that clock, `2026-11-21`: no locale writes it the same in every browser. */
export const calendarDay = (at: Date): string =>
  new Date(at.getTime() + offsetMinutes(at, HOME_TIME_ZONE) * 60_000).toISOString().slice(0, 10);

/** How far ahead a return may be agreed, in days. */
export const MAX_RETURN_DAYS = 30;

/** Whether what is sold out may be said to return then. */
export function canReturnAt(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime();
  return ahead > 0 && ahead <= MAX_RETURN_DAYS * 86_400_000;
}

/** 'Vuelve mañana': six in the morning of the next day, on the clock of the time zone. */
export function tomorrowMorning(now: Date, timeZone: string = HOME_TIME_ZONE): Date {
  const offset = offsetMinutes(now, timeZone);
  const local = new Date(now.getTime() + offset * 60_000);
  const morning = Date.UTC(
    local.getUTCFullYear(),
    local.getUTCMonth(),
    local.getUTCDate() + 1,
    RETURN_HOUR,
  );
  return new Date(morning - offset * 60_000);
}

/** Minutes that the zone's clock is ahead of UTC at a moment. */
function offsetMinutes(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)!.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  // The clock's parts leave seconds out; counted in, half a minute would make the offset another.
  return local / 60_000 - Math.floor(at.getTime() / 60_000);
}
