import { assert, date, integer, nat, property } from 'fast-check';
import type { ComponentId } from './system-status';
import {
  CHECK_INTERVAL_MS,
  dateOf,
  lastDates,
  lastMonths,
  missedChecks,
  UPTIME_DAYS,
  uptimeByMonth,
  uptimeOf,
  type DayChecks,
} from './uptime';

const HOUR_MS = 3_600_000;
const NONE: DayChecks = { checks: 0, good: 0 };
const NOON = new Date('2026-11-21T12:00:00.000Z');

describe('uptime', () => {
  it('is told of 90 days, today the last', () => {
    const dates = lastDates(NOON);
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([90, '2026-08-24', '2026-11-21']);
  });

  it.each([
    [{ checks: 2880, good: 2880 }, 100],
    [{ checks: 100_000, good: 99_999 }, 99.99],
    [{ checks: 1_000_000, good: 999_999 }, 99.99],
    [{ checks: 3, good: 2 }, 66.66],
    [{ checks: 10_000, good: 5_700 }, 57],
    [{ checks: 5, good: 0 }, 0],
    [NONE, null],
  ])('of %j is %s %%: never rounded up', (checks, uptime) => {
    const reported = uptimeOf(['2026-11-21'], () => checks);
    expect(reported).toEqual({ uptime, days: [{ date: '2026-11-21', uptime }] });
  });

  it('counts checks, not days: a day without any says nothing', () => {
    const days: Record<string, DayChecks> = {
      '2026-11-20': { checks: 100, good: 50 },
      '2026-11-21': { checks: 300, good: 300 },
    };
    const { uptime, days: reported } = uptimeOf(lastDates(NOON), (day) => days[day] ?? NONE);
    expect(uptime).toBe(87.5);
    expect(reported.slice(-3).map((day) => day.uptime)).toEqual([null, 50, 100]);
  });

  it('is 100 only when every check was good', () => {
    assert(
      property(integer({ min: 1, max: 3_000_000 }), nat(1000), (good, bad) => {
        const { uptime } = uptimeOf(['a day'], () => ({ checks: good + bad, good }));
        expect(uptime === 100).toBe(bad === 0);
        expect(uptime).toBeLessThanOrEqual((100 * good) / (good + bad));
        expect(uptime).toBeGreaterThan((100 * good) / (good + bad) - 0.0101);
      }),
    );
  });
});

describe('availability by month', () => {
  const months = lastMonths(NOON);
  const checksOf = (month: string, component: ComponentId, checks: number, good = checks) => ({
    ...{ month, component, checks, good },
  });

  it.each([
    ['2026-11-21T12:00:00.000Z', '2025-12', '2026-11'],
    ['2026-12-31T23:59:59.999Z', '2026-01', '2026-12'],
    ['2027-01-01T00:00:00.000Z', '2026-02', '2027-01'],
  ])('is told at %s of the twelve months from %s to %s', (now, first, last) => {
    const shown = lastMonths(new Date(now));
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([12, first, last]);
  });

  it('is that of the worst component, which it names; its minutes are those of its checks', () => {
    const checks = [
      checksOf('2026-11', 'api', 1000, 999),
      checksOf('2026-11', 'payments', 1000, 990),
      checksOf('2026-11', 'qr', 1000),
    ];
    expect(uptimeByMonth(months, checks)).toEqual([
      { month: '2026-11', uptime: 99, downMinutes: 5, component: 'payments' },
    ]);
  });

  it('rounds against us: a single bad check is neither 100 % nor no minute', () => {
    expect(uptimeByMonth(months, [checksOf('2026-11', 'api', 86_400, 86_399)])).toEqual([
      { month: '2026-11', uptime: 99.99, downMinutes: 1, component: 'api' },
    ]);
    expect(uptimeByMonth(months, [checksOf('2026-11', 'api', 86_400)])).toEqual([
      { month: '2026-11', uptime: 100, downMinutes: 0, component: null },
    ]);
  });

  it('begins with the first month of any check; one without says nothing, never 100 %', () => {
    const checks = [
      checksOf('2026-07', 'api', 0),
      checksOf('2026-08', 'api', 10),
      checksOf('2026-10', 'api', 10),
    ];
    expect(uptimeByMonth(months, checks).map(({ month, uptime }) => [month, uptime])).toEqual([
      ['2026-08', 100],
      ['2026-09', null],
      ['2026-10', 100],
      ['2026-11', null],
    ]);
    expect(uptimeByMonth(months, [])).toEqual([]);
  });
});

describe('checks that nobody made', () => {
  const missed = (last: string, now: string) =>
    Object.fromEntries(missedChecks(new Date(last), new Date(now), CHECK_INTERVAL_MS));

  it('are none before the first check, nor when a turn was only late', () => {
    expect(missedChecks(null, NOON, CHECK_INTERVAL_MS).size).toBe(0);
    expect(missed('2026-11-21T11:58:31.000Z', '2026-11-21T12:00:00.000Z')).toEqual({});
  });

  it('count on the day they are missing from, across midnight', () => {
    expect(missed('2026-11-20T23:59:00.000Z', '2026-11-21T00:01:00.000Z')).toEqual({
      '2026-11-20': 1,
      '2026-11-21': 2,
    });
  });

  it('fill the time between, and no more than the days that are told of', () => {
    const moment = date({ min: new Date('2026-01-01'), max: NOON, noInvalidDate: true });
    assert(
      property(moment, moment, (last, now) => {
        const found = missedChecks(last, now, HOUR_MS);
        const passed = now.getTime() - last.getTime();
        const turns = Math.ceil(passed / HOUR_MS) - 1;
        const most = (UPTIME_DAYS * 86_400_000) / HOUR_MS - 1;
        const all = [...found.values()].reduce((sum, count) => sum + count, 0);
        expect(all).toBe(passed < 3 * HOUR_MS ? 0 : Math.min(turns, most));
        const days = [...found.keys()];
        expect(days).toEqual(days.toSorted());
        expect(Math.max(0, ...found.values())).toBeLessThanOrEqual(86_400_000 / HOUR_MS);
        expect(days.every((day) => day >= dateOf(last) && day <= dateOf(now))).toBe(true);
      }),
      { examples: [[new Date(NOON.getTime() - 2.5 * HOUR_MS), NOON]] },
    );
  });
});
