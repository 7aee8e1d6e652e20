import { expired } from './retention';

/** A backup at three in the morning of each of so many days before the 23rd of November 2026, a Monday. */
const nightly = (count: number) =>
  Array.from({ length: count }, (_, before) => new Date(Date.UTC(2026, 10, 23 - before, 3)));
const day = (moment: Date) => moment.toISOString().slice(0, 10);
const retained = (moments: Date[], retention = { days: 7, weeks: 4, months: 3 }) => {
  const gone = expired(moments, retention);
  return moments.filter((moment) => !gone.includes(moment)).map(day);
};

describe('backups that are retained', () => {
  it('are those of the last days, and the newest of the weeks and months before', () => {
    expect(retained(nightly(120))).toEqual([
      ...['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20'],
      ...['2026-11-19', '2026-11-18', '2026-11-17'],
      ...['2026-11-15', '2026-11-08'],
      ...['2026-10-31', '2026-09-30'],
    ]);
  });

  it('are the newest of a day', () => {
    const twice = [new Date('2026-11-23T03:00:00Z'), new Date('2026-11-23T15:00:00Z')];
    expect(expired(twice, { days: 7, weeks: 0, months: 0 })).toEqual([twice[0]]);
  });

  it('are not counted by days without one: a month without backups takes none away', () => {
    const [newest, ...older] = nightly(40);
    const gap = [newest!, ...older.slice(-3)];
    expect(retained(gap, { days: 7, weeks: 0, months: 0 })).toHaveLength(4);
  });

  it('are never none', () => {
    expect(expired(nightly(3), { days: 0, weeks: 0, months: 0 }).map(day)).toEqual([
      '2026-11-22',
      '2026-11-21',
    ]);
  });
});
