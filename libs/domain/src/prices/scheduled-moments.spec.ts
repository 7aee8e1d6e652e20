import { homeClock, momentAtHome } from './scheduled-moments';

describe('the moment of a scheduled change', () => {
  it.each([
    ['2026-11-30T06:00', '2026-11-30T10:00:00.000Z'],
    ['2026-07-01T06:00:30', '2026-07-01T10:00:30.000Z'],
    ['2026-11-30T06:00:00Z', '2026-11-30T06:00:00.000Z'],
    ['2026-11-30T06:00:00+02:00', '2026-11-30T04:00:00.000Z'],
  ])('%s is %s', (written, moment) => {
    expect(momentAtHome(written)?.toISOString()).toBe(moment);
  });

  it.each(['', '2026-11-30', '2026-13-01T06:00', '2026-W05', '6:00', 'mañana'])(
    'is not %j',
    (written) => expect(momentAtHome(written)).toBeUndefined(),
  );

  it('is shown by the clock at home', () => {
    expect(homeClock(new Date('2026-12-01T02:05:00Z'))).toEqual({
      date: '2026-11-30',
      time: '22:05',
    });
  });
});
