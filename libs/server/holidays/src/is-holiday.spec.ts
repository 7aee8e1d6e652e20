import { isHoliday } from './is-holiday';

const on = (country: string, date: string) => isHoliday(country, Date.parse(date) / 86_400_000);

describe('a public holiday', () => {
  it.each([
    ['DO', '2026-02-27'],
    ['DO', '2026-11-09'],
    ['MX', '2026-11-16'],
    ['CL', '2026-09-18'],
    ['ES', '2026-12-08'],
    ['AR', '2026-05-25'],
    ['PE', '2026-07-28'],
    ['US', '2026-11-26'],
  ])('of %s is %s', (country, date) => expect(on(country, date)).toBe(true));

  it.each([
    ['DO', '2026-09-18'],
    ['MX', '2026-02-27'],
    ['CL', '2026-11-09'],
    ['ES', '2026-07-28'],
    ['US', '2026-11-27'],
  ])('of %s is not %s', (country, date) => expect(on(country, date)).toBe(false));
});
