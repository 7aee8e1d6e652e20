import { tomorrowMorning } from '../menu/availability';
import { localCalendar } from '../opening-hours/local-calendar';
import { openState } from '../opening-hours/open-state';
import { parseOpeningHours } from '../opening-hours/opening-hours';
import { isTimeZone, localTime, momentOf, zoneOffsets } from './time-zone';

const DAY_MS = 86_400_000;
const dayOf = (date: string) => Date.parse(date) / DAY_MS;

/** Dates around clock changes, and zones without them. Mexico and Paraguay abolished summer time. */
const CLOCKS = [
  ['America/Santo_Domingo', '2026-04-05', '2026-04-05T10:00:00.000Z'],
  ['America/Mexico_City', '2026-04-05', '2026-04-05T12:00:00.000Z'],
  ['America/Mexico_City', '2026-10-25', '2026-10-25T12:00:00.000Z'],
  ['America/Santiago', '2026-04-04', '2026-04-04T09:00:00.000Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T10:00:00.000Z'],
  ['America/Santiago', '2026-09-05', '2026-09-05T10:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T09:00:00.000Z'],
  ['America/Asuncion', '2026-03-22', '2026-03-22T09:00:00.000Z'],
  ['America/Asuncion', '2026-10-04', '2026-10-04T09:00:00.000Z'],
  ['America/Argentina/Buenos_Aires', '2026-10-04', '2026-10-04T09:00:00.000Z'],
  ['Europe/Madrid', '2026-03-28', '2026-03-28T05:00:00.000Z'],
  ['Europe/Madrid', '2026-03-29', '2026-03-29T04:00:00.000Z'],
  ['Europe/Madrid', '2026-10-25', '2026-10-25T05:00:00.000Z'],
] as const;

describe('six in the morning', () => {
  it.each(CLOCKS)('in %s on %s is %s', (timeZone, date, moment) => {
    const at = momentOf(dayOf(date), 6 * 60, timeZone);
    expect(at.toISOString()).toBe(moment);
    const { day, minutes } = localTime(at, timeZone);
    expect([day, minutes]).toEqual([dayOf(date), 6 * 60]);
    const evening = momentOf(dayOf(date) - 1, 22 * 60, timeZone);
    expect(tomorrowMorning(evening, timeZone)).toEqual(at);
    const hours = parseOpeningHours('06:00-22:00')!;
    const calendar = localCalendar({ country: 'DO', timeZone });
    expect(openState(hours, calendar, evening)).toEqual({ isOpen: false, changesAt: at });
    const before = new Date(at.getTime() - 1);
    expect(openState(hours, calendar, before).isOpen).toBe(false);
    expect(openState(hours, calendar, at).isOpen).toBe(true);
  });
});

describe('a time of day that a change of clocks', () => {
  it('leaves out is the moment of the change', () => {
    const change = '2026-03-29T01:00:00.000Z';
    for (const minutes of [120, 150, 180]) {
      expect(momentOf(dayOf('2026-03-29'), minutes, 'Europe/Madrid').toISOString()).toBe(change);
    }
    const midnight = momentOf(dayOf('2026-09-06'), 0, 'America/Santiago');
    expect(midnight.toISOString()).toBe('2026-09-06T04:00:00.000Z');
  });

  it('has twice is the first', () => {
    const twice = momentOf(dayOf('2026-10-25'), 150, 'Europe/Madrid');
    expect(twice.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    const late = momentOf(dayOf('2026-04-04'), 23.5 * 60, 'America/Santiago');
    expect(late.toISOString()).toBe('2026-04-05T02:30:00.000Z');
  });

  it('does not concern keeps the hours of a night long, or short', () => {
    const hours = parseOpeningHours('Sa 20:00-05:00')!;
    const calendar = localCalendar({ country: 'ES', timeZone: 'Europe/Madrid' });
    const night = (date: string) => {
      const opens = momentOf(dayOf(date), 20 * 60, 'Europe/Madrid');
      const { changesAt } = openState(hours, calendar, opens);
      return (changesAt!.getTime() - opens.getTime()) / 3_600_000;
    };
    expect([night('2026-03-21'), night('2026-03-28'), night('2026-10-24')]).toEqual([9, 8, 10]);
  });
});

describe('the offsets of a zone', () => {
  const between = (timeZone: string, from: string, until: string) =>
    zoneOffsets(timeZone, new Date(from), new Date(until)).map(([since, minutes]) => [
      since.toISOString(),
      minutes,
    ]);

  it('begin with the one that it has, and change to the minute', () => {
    expect(between('America/Santiago', '2026-08-31T04:00:00Z', '2026-09-20T00:00:00Z')).toEqual([
      ['2026-08-31T04:00:00.000Z', -240],
      ['2026-09-06T04:00:00.000Z', -180],
    ]);
    expect(between('America/Asuncion', '2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z')).toEqual([
      ['2026-01-01T00:00:00.000Z', -180],
    ]);
  });
});

describe('the name of a zone', () => {
  it.each(['America/Santo_Domingo', 'America/Argentina/Buenos_Aires', 'America/Buenos_Aires'])(
    'is %s',
    (name) => expect(isTimeZone(name)).toBe(true),
  );
  it.each(['', 'UTC', '+03:00', 'Mars/Olympus', 'America/', 'America/Nowhere', 'a/b\u0000'])(
    'is not %j',
    (name) => expect(isTimeZone(name)).toBe(false),
  );
});
