import { canReturnAt, MAX_RETURN_DAYS, tomorrowMorning } from './availability';

const DAY_MS = 86_400_000;

describe('when what is sold out may return', () => {
  const now = new Date('2026-11-20T16:00:00Z');
  const after = (ms: number) => new Date(now.getTime() + ms);

  it.each([
    [1, true],
    [MAX_RETURN_DAYS * DAY_MS, true],
    [0, false],
    [-1, false],
    [MAX_RETURN_DAYS * DAY_MS + 1, false],
  ])('%d ms from now: %s', (ms, may) => {
    expect(canReturnAt(after(ms), now)).toBe(may);
  });

  it('is thirty days ahead at most', () => expect(MAX_RETURN_DAYS).toBe(30));
});

describe('tomorrow morning', () => {
  it.each([
    ['at noon', '2026-11-20T16:00:00Z', '2026-11-21T10:00:00.000Z'],
    ['before six, still the day after', '2026-11-20T08:00:00Z', '2026-11-21T10:00:00.000Z'],
    ['late, when UTC has another day already', '2026-11-21T03:59:59Z', '2026-11-21T10:00:00.000Z'],
    ['at midnight', '2026-11-21T04:00:00Z', '2026-11-22T10:00:00.000Z'],
    ['at the end of a month', '2026-11-30T20:00:00Z', '2026-12-01T10:00:00.000Z'],
    ['at the end of a year', '2026-12-31T20:00:00Z', '2027-01-01T10:00:00.000Z'],
    ['late in a minute', '2026-11-20T16:00:59.999Z', '2026-11-21T10:00:00.000Z'],
  ])('in Santo Domingo, seen %s', (_, now, morning) => {
    expect(tomorrowMorning(new Date(now), 'America/Santo_Domingo').toISOString()).toBe(morning);
  });

  it.each([
    ['Asia/Tokyo', '2026-11-20T16:00:00Z', '2026-11-21T21:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-20T16:00:00Z', '2026-11-21T00:30:00.000Z'],
    ['UTC', '2026-11-20T23:59:59Z', '2026-11-21T06:00:00.000Z'],
  ])('is six on the clock of %s', (zone, now, morning) => {
    expect(tomorrowMorning(new Date(now), zone).toISOString()).toBe(morning);
  });
});
