import { calendarDay, HOME_OFFSET, HOME_TIME_ZONE } from './time-zone';

describe('the clock at home', () => {
  it.each(['2026-01-15', '2026-03-08', '2026-07-15', '2026-11-01', '2027-12-31'])(
    'is ahead of UTC by the same on %s as on every day',
    (day) => {
      const last = new Date(`${day}T23:59:59${HOME_OFFSET}`);
      expect(last.toLocaleString('sv-SE', { timeZone: HOME_TIME_ZONE })).toBe(`${day} 23:59:59`);
    },
  );

  it.each([
    ['2026-11-26T03:59:59.999Z', '2026-11-25'],
    ['2026-11-26T04:00:00.000Z', '2026-11-26'],
    ['2027-01-01T03:00:00.000Z', '2026-12-31'],
  ])('says at %s that it is %s', (at, day) =>
    expect(calendarDay(new Date(at), HOME_TIME_ZONE)).toBe(day),
  );
});
