import { HOME_TIME_ZONE } from '@cartaviva/domain';
import { weekDue } from './week';

// Monday, 23 November 2026. Midnight in Santo Domingo is 04:00 UTC.
const WEEK = { week: '2026-11-23', from: '2026-11-16', to: '2026-11-22' };

describe('the mail of the week before', () => {
  it.each([
    ['Monday at eight', '2026-11-23T12:00:00Z'],
    ['late on Monday, when it is Tuesday elsewhere', '2026-11-24T03:59:59Z'],
    ['on Tuesday, to its last second', '2026-11-25T03:59:59Z'],
  ])('is due %s', (_, now) => {
    expect(weekDue(new Date(now), HOME_TIME_ZONE)).toEqual({
      ...WEEK,
      expiresAt: new Date('2026-11-25T04:00:00Z'),
    });
  });

  it.each([
    ['on Monday a second before eight', '2026-11-23T11:59:59Z'],
    ['late on Sunday, when it is Monday elsewhere', '2026-11-23T03:59:59Z'],
    ['on Wednesday', '2026-11-25T04:00:00Z'],
    ['on Sunday', '2026-11-29T16:00:00Z'],
  ])('is not due %s', (_, now) => {
    expect(weekDue(new Date(now), HOME_TIME_ZONE)).toBeNull();
  });

  it.each([
    // Mondays after the clocks changed in Madrid and Santiago.
    ['Europe/Madrid', '2026-10-26T07:00:00Z', '2026-10-27T23:00:00Z'],
    ['America/Santiago', '2027-04-05T12:00:00Z', '2027-04-07T04:00:00Z'],
    ['America/Mexico_City', '2026-10-26T14:00:00Z', '2026-10-28T06:00:00Z'],
    ['America/Argentina/Buenos_Aires', '2026-10-26T11:00:00Z', '2026-10-28T03:00:00Z'],
  ])('is due at eight in %s', (timeZone, due, expiresAt) => {
    const before = new Date(Date.parse(due) - 1);
    expect(weekDue(before, timeZone)).toBeNull();
    expect(weekDue(new Date(due), timeZone)?.expiresAt).toEqual(new Date(expiresAt));
    const end = new Date(Date.parse(expiresAt) - 1);
    expect(weekDue(end, timeZone)).not.toBeNull();
    expect(weekDue(new Date(expiresAt), timeZone)).toBeNull();
  });

  it('is about days of the old year in the first week of the new one', () => {
    expect(weekDue(new Date('2027-01-04T13:00:00Z'), HOME_TIME_ZONE)).toMatchObject({
      ...{ week: '2027-01-04', from: '2026-12-28', to: '2027-01-03' },
    });
  });
});
