import { expired } from './retention';

/** Backups at 03:00 UTC on the given number of days, the last of which is Monday, 2026-11-23. */
const nightly = (count: number) =>
  Array.from({ length: count }, (_, before) => new Date(Date.UTC(2026, 10, 23 - before, 3)));
const day = (moment: Date) => moment.toISOString().slice(0, 10);
const NOW = new Date('2026-11-23T15:00:00Z');
const retained = (moments: Date[], retention = { days: 7, weeks: 4, months: 3 }) => {
  const gone = expired(moments, retention, NOW);
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
    const twice = [new Date('2026-11-20T03:00:00Z'), new Date('2026-11-20T15:00:00Z')];
    expect(expired(twice, { days: 7, weeks: 0, months: 0 }, NOW)).toEqual([twice[0]]);
  });

  it('keeps every backup younger than 48 hours', () => {
    const one = { days: 1, weeks: 1, months: 1 };
    const ages = ['2026-11-23T14:59:00Z', '2026-11-23T14:58:00Z', '2026-11-21T15:00:01Z'];
    const young = ages.map((moment) => new Date(moment));
    const old = [new Date('2026-11-21T15:00:00Z'), new Date('2026-11-21T14:59:59Z')];
    expect(expired([...young, ...old], one, NOW)).toEqual(old);
    // A clock that once ran ahead dated this backup.
    expect(expired([...young, new Date('2027-11-23T03:00:00Z')], one, NOW)).toEqual([]);
  });

  it('are not counted by days without one: a month without backups takes none away', () => {
    const [newest, ...older] = nightly(40);
    const gap = [newest!, ...older.slice(-3)];
    expect(retained(gap, { days: 7, weeks: 0, months: 0 })).toHaveLength(4);
  });

  it('are never none', () => {
    const later = new Date('2027-01-01T00:00:00Z');
    expect(expired(nightly(3), { days: 0, weeks: 0, months: 0 }, later).map(day)).toEqual([
      '2026-11-22',
      '2026-11-21',
    ]);
  });
});
