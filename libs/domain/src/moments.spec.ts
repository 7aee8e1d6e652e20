import { getMoment, localClock, momentIn } from './moments';

describe('a moment', () => {
  it.each([
    ['2026-11-30T06:00', '2026-11-30T10:00:00.000Z'],
    ['2026-07-01T06:00:30', '2026-07-01T10:00:30.000Z'],
    ['2026-07-01T22:00:30.123456', '2026-07-02T02:00:30.123Z'],
    ['2026-11-30T06:00:00Z', '2026-11-30T06:00:00.000Z'],
    ['2026-11-30T06:00:00.5Z', '2026-11-30T06:00:00.500Z'],
    ['2026-11-30T06:00:00+02:00', '2026-11-30T04:00:00.000Z'],
    ['2026-11-30T06:00:00-04:00', '2026-11-30T10:00:00.000Z'],
    ['2028-02-29T06:00', '2028-02-29T10:00:00.000Z'],
  ])('is parsed from %s as %s', (written, moment) => {
    expect(momentIn(written)?.toISOString()).toBe(moment);
    expect(getMoment(written).toISOString()).toBe(moment);
  });

  it.each([
    '',
    'mañana',
    '6:00',
    '1764500000',
    '2026-11-30',
    '2026-W05',
    '2026-334',
    '20261130T0600',
    '2026-11-30 06:00:00',
    '2026-11-30T06:00:00,5Z',
    '2026-11-30T06',
    ' 2026-11-30T06:00',
    '2026-13-01T06:00',
    '2026-02-30T06:00',
    '2026-02-29T06:00Z',
    '2026-11-30T25:00',
    '2026-11-30T06:00:00+0400',
    '2026-11-30T06:00:00-04',
    '2026-11-30T06:00:00+25:00',
    '2026-11-30T06:00:00 00:00',
    '+02026-11-30T06:00:00Z',
    '30/11/2026T06:00',
  ])('is not parsed from %j', (written) => {
    expect(momentIn(written)).toBeUndefined();
    expect(() => getMoment(written)).toThrow(RangeError);
  });

  it.each([
    ['America/Santo_Domingo', '2026-11-30', '22:05'],
    ['Europe/Madrid', '2026-12-01', '03:05'],
  ])('is formatted and parsed on the clock of %s', (timeZone, date, time) => {
    const at = new Date('2026-12-01T02:05:00Z');
    expect(localClock(at, timeZone)).toEqual({ date, time });
    expect(momentIn(`${date}T${time}`, timeZone)).toEqual(at);
  });
});
