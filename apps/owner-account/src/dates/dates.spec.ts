import { dayOf, momentOf } from './dates';

describe('the day of a plan, a payment or an erasure', () => {
  it.each([
    ['2026-12-22T03:59:59.000Z', '21 de diciembre de 2026'],
    ['2026-12-22T04:00:00.000Z', '22 de diciembre de 2026'],
    ['2027-01-01T00:30:00.000Z', '31 de diciembre de 2026'],
    ['2026-03-01T00:30:00.000Z', '28 de febrero de 2026'],
    ['2026-07-31T23:30:00.000Z', '31 de julio de 2026'],
  ])('of %s is %s, wherever its reader is', (moment, day) => {
    expect(dayOf(moment)).toBe(day);
  });
});

describe('the moment of a sign-in, a delivery or a deadline', () => {
  it.each([
    ['2026-12-22T03:59:59.000Z', /^21 dic 2026, 11:59\sp\.\sm\.$/],
    ['2026-12-22T04:00:00.000Z', /^22 dic 2026, 12:00\sa\.\sm\.$/],
    ['2027-01-01T00:30:00.000Z', /^31 dic 2026, 8:30\sp\.\sm\.$/],
  ])('of %s is %s, on the same day as in a mail, wherever its reader is', (iso, moment) => {
    expect(momentOf(iso)).toMatch(moment);
  });
});
