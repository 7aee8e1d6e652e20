import { isDominicanHoliday } from './dominican-holidays';

const DAY_MS = 86_400_000;

function holidaysOf(year: number): string[] {
  const first = Date.UTC(year, 0, 1) / DAY_MS;
  return Array.from({ length: 366 }, (_, at) => first + at)
    .filter(isDominicanHoliday)
    .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10))
    .filter((date) => date.startsWith(String(year)))
    .map((date) => date.slice(5));
}

/** The Ministry of Labour announced those of 2024, 2025 and January 2026. The later ones follow from the law. */
describe('the public holidays of the Dominican Republic', () => {
  it.each([
    [2024, '01-01 01-06 01-21 01-29 02-27 03-29 04-29 05-30 08-16 09-24 11-04 12-25'],
    [2025, '01-01 01-06 01-21 01-26 02-27 04-18 05-05 06-19 08-16 09-24 11-10 12-25'],
    [2026, '01-01 01-05 01-21 01-26 02-27 04-03 05-04 06-04 08-16 09-24 11-09 12-25'],
    [2027, '01-01 01-04 01-21 01-25 02-27 03-26 05-01 05-27 08-16 09-24 11-06 12-25'],
  ])('of %d are twelve', (year, days) => expect(holidaysOf(year).join(' ')).toBe(days));

  it('have Labour Day on Monday where it falls on Sunday', () => {
    expect(holidaysOf(2022)).toContain('05-02');
    expect(holidaysOf(2022)).not.toContain('05-01');
  });
});
