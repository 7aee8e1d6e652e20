import fc from 'fast-check';
import { addDays, dayOf, monthOf } from '../day';
import { byDay, lastDays, sum, viewsBefore } from './period';

const aMoment = fc.date({
  min: new Date('2001-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const someDays = fc.constantFrom(7, 30, 90);

describe('the days of a period', () => {
  it.each([
    ['2026-11-21T03:59:59.999Z', '2026-11-20'],
    ['2026-11-21T04:00:00.000Z', '2026-11-21'],
    ['2027-01-01T03:00:00.000Z', '2026-12-31'],
    ['2028-02-29T12:00:00.000Z', '2028-02-29'],
  ])('%s belongs to %s in Santo Domingo', (moment, day) => {
    expect(dayOf(new Date(moment))).toBe(day);
  });

  it('end today, and follow one upon the other', () => {
    fc.assert(
      fc.property(aMoment, someDays, (now, days) => {
        const period = lastDays(days, now);
        const counted = byDay({}, period).map(({ date }) => date);
        expect(counted).toHaveLength(days);
        expect(counted.at(-1)).toBe(dayOf(now));
        expect(counted.slice(1)).toEqual(counted.slice(0, -1).map((day) => addDays(day, 1)));
        expect(addDays(period.before, days)).toBe(counted[0]);
      }),
    );
  });

  it('share out all views, each to the period or to the one before', () => {
    fc.assert(
      fc.property(aMoment, someDays, fc.array(fc.nat(179)), (now, days, ages) => {
        const today = dayOf(now);
        const seen = ages.filter((age) => age < days * 2).map((age) => addDays(today, -age));
        const counts: Record<string, number> = {};
        for (const day of seen) counts[day] = (counts[day] ?? 0) + 1;
        const period = lastDays(days, now);
        const inPeriod = sum(byDay(counts, period).map(({ views }) => views));
        expect(inPeriod).toBe(seen.filter((day) => day > addDays(today, -days)).length);
        expect(inPeriod + viewsBefore(counts, period)).toBe(seen.length);
      }),
    );
  });

  it('lie in months whose first day is known', () => {
    expect([monthOf('2026-11-21'), monthOf('2026-12-31', 1), monthOf('2026-01-31', -12)]).toEqual([
      ...['2026-11-01', '2027-01-01', '2025-01-01'],
    ]);
  });
});
