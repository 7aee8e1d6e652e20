import { gradeOf } from './day-grade';
import { dayOf, durationOf, percentOf } from './formats';

describe('how the status page writes', () => {
  it.each([
    ['2026-11-21T12:00:30.000Z', '1 min'],
    ['2026-11-21T12:12:59.000Z', '12 min'],
    ['2026-11-21T15:00:00.000Z', '3 h'],
    ['2026-11-21T15:05:00.000Z', '3 h 5 min'],
    ['2026-11-22T12:30:00.000Z', '1 día'],
    ['2026-11-23T16:10:00.000Z', '2 días y 4 h'],
  ])('a time until %s: %s', (to, duration) => {
    expect(durationOf('2026-11-21T12:00:00.000Z', to)).toBe(duration);
  });

  it.each([
    [100, '100%'],
    [99.99, '99.99%'],
    [57.5, '57.5%'],
    [0, '0%'],
  ])('%s percent', (percent, text) => expect(percentOf(percent)).toBe(text));

  it('a date as the day that it is, wherever it is read', () => {
    expect(dayOf('2026-11-01')).toBe('1 nov 2026');
  });

  it.each([
    [100, 'good'],
    [99.9, 'good'],
    [99.89, 'fair'],
    [97.99, 'poor'],
    [null, 'none'],
  ])('a day of %s as %s', (uptime, grade) => {
    expect(gradeOf({ date: '2026-11-21', uptime })).toBe(grade);
  });
});
