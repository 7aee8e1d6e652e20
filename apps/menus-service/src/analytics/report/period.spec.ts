import { HOME_TIME_ZONE, RULE_MESSAGES } from '@cartaviva/domain';
import fc from 'fast-check';
import { addDays, dayOf, daysFrom, localTime, monthOf } from '../day';
import { daysOf, lastDays, periodOf } from './period';

const aMoment = fc.date({
  min: new Date('2001-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const someDays = fc.constantFrom(7, 30, 90, 365);

describe('the days of a period', () => {
  it.each([
    ['2026-11-21T03:59:59.999Z', '2026-11-20', 23],
    ['2026-11-21T04:00:00.000Z', '2026-11-21', 0],
    ['2027-01-01T03:00:00.000Z', '2026-12-31', 23],
    ['2028-02-29T12:00:00.000Z', '2028-02-29', 8],
  ])('%s belongs to %s in Santo Domingo, hour %d', (moment, day, hour) => {
    expect(localTime(new Date(moment), HOME_TIME_ZONE)).toEqual({ day, hour });
  });

  it.each([
    // Clocks go back at midnight on 4 April 2027 in Santiago, and at 3:00 on 25 October 2026 in Madrid.
    ['America/Santiago', '2027-04-04T02:59:59Z', '2027-04-03', 23],
    ['America/Santiago', '2027-04-04T03:30:00Z', '2027-04-03', 23],
    ['America/Santiago', '2027-04-04T04:00:00Z', '2027-04-04', 0],
    ['Europe/Madrid', '2026-10-24T22:00:00Z', '2026-10-25', 0],
    ['Europe/Madrid', '2026-10-25T00:30:00Z', '2026-10-25', 2],
    ['Europe/Madrid', '2026-10-25T01:30:00Z', '2026-10-25', 2],
    ['Europe/Madrid', '2026-10-25T23:00:00Z', '2026-10-26', 0],
    ['America/Mexico_City', '2026-10-25T05:59:59Z', '2026-10-24', 23],
    ['America/Argentina/Buenos_Aires', '2026-10-25T03:00:00Z', '2026-10-25', 0],
  ])('are those of %s: at %s it is %s, hour %d', (timeZone, moment, day, hour) => {
    expect(localTime(new Date(moment), timeZone)).toEqual({ day, hour });
  });

  it('end today, and follow one upon the other', () => {
    fc.assert(
      fc.property(aMoment, someDays, (now, length) => {
        const period = lastDays(length, now, HOME_TIME_ZONE);
        const days = daysOf(period);
        expect(days).toHaveLength(length);
        expect([days[0], days.at(-1)]).toEqual([period.from, dayOf(now)]);
        expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => addDays(day, 1)));
        expect(daysFrom(period.before, period.from) - 1).toBe(length);
      }),
    );
  });

  it('lie in months whose first day is known', () => {
    expect([monthOf('2026-11-21'), monthOf('2026-12-31', 1), monthOf('2026-01-31', -12)]).toEqual([
      ...['2026-11-01', '2027-01-01', '2025-01-01'],
    ]);
  });
});

describe('the period that was asked for', () => {
  const now = new Date('2026-11-21T16:00:00Z');

  it.each([
    [{}, '2026-11-08', '2026-11-15', '2026-11-21'],
    [{ days: 30 as const }, '2026-09-23', '2026-10-23', '2026-11-21'],
    [{ from: '2026-11-21', to: '2026-11-21' }, '2026-11-20', '2026-11-21', '2026-11-21'],
    [{ from: '2024-01-01', to: '2024-12-31' }, '2022-12-31', '2024-01-01', '2024-12-31'],
    [{ from: '2000-01-01', to: '2000-01-01' }, '1999-12-31', '2000-01-01', '2000-01-01'],
  ])('%j begins a period before on %s', (asked, before, from, to) => {
    expect(periodOf(asked, now, HOME_TIME_ZONE)).toEqual({ before, from, to });
  });

  it.each([
    [{ from: '2026-11-01' }, 'to'],
    [{ to: '2026-11-01' }, 'from'],
    [{ days: 7 as const, from: '2026-11-01', to: '2026-11-02' }, 'from'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'from'],
    [{ from: '2026-02-30', to: '2026-03-02' }, 'from'],
    [{ from: '2026-11-01', to: '2026-11-22' }, 'from'],
    [{ from: '2024-01-01', to: '2025-01-01' }, 'from'],
    [{ from: '0001-01-01', to: '0001-01-31' }, 'from'],
    [{ from: '1999-12-31', to: '2000-01-31' }, 'from'],
  ])('%j is none', (asked, field) => {
    const fields = { [field]: RULE_MESSAGES.period };
    expect(() => periodOf(asked, now, HOME_TIME_ZONE)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', details: { fields } }),
    );
  });
});
