import { DETAILS, daysUntil, ITEMS } from '../../testing/menu-analytics';
import { figuresOf as hoursFigures, openHours, strongestOf } from '../hours/busy-hours';
import { figuresOf as itemsFigures, groupsOf } from '../items/items-of';
import { changeOf, isBeginning, newVisitorsIn } from '../overview/changes';
import { barsOf, figuresOf as viewsFigures } from '../views/views-by-day';
import { asText } from './figures';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const noHours = () => Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));

describe('views', () => {
  it('are drawn by day, today as such, and the table says the same', () => {
    const bars = barsOf(daysUntil('2026-11-23', 90), '2026-11-23');
    expect(bars).toHaveLength(90);
    expect(bars.at(-1)?.label).toBe('hoy, lunes 23 nov');
    const rows = viewsFigures(bars, false).rows;
    expect(rows.map(({ values }) => values)).toEqual(
      bars.map(({ views, newVisitors }) => [views, newVisitors]),
    );
  });

  it('of a year are drawn by weeks from Monday on, and none is lost', () => {
    const days = daysUntil('2026-11-23', 365);
    const bars = barsOf(days, '2026-11-23');
    expect(bars).toHaveLength(53);
    expect(bars[1]?.date).toBe('2025-12-01');
    expect(sum(bars.map(({ views }) => views))).toBe(sum(days.map(({ views }) => views)));
    expect(sum(bars.map(({ newVisitors }) => newVisitors))).toBe(newVisitorsIn(days));
    expect(newVisitorsIn(days)).toBe(sum(days.map(({ newVisitors }) => newVisitors)));
  });
});

describe('hours', () => {
  it('have a strongest one, once there are views enough to speak of it', () => {
    expect(strongestOf(DETAILS.byHour)).toEqual({ weekday: 5, hour: 20, views: 58 });
    const few = noHours();
    few[2]![13] = 19;
    expect(strongestOf(few)).toBeUndefined();
    few[3]![9] = 1;
    expect(strongestOf(few)).toEqual({ weekday: 2, hour: 13, views: 19 });
  });

  it('are shown from the first to the last with a view, eight at least', () => {
    expect(openHours(noHours())).toEqual([]);
    const late = noHours();
    late[6]![23] = 2;
    expect(openHours(late)).toEqual([16, 17, 18, 19, 20, 21, 22, 23]);
    late[0]![7] = 1;
    expect(openHours(late)).toHaveLength(17);
    expect(sum(hoursFigures(late).rows.flatMap(({ values }) => values as number[]))).toBe(3);
  });
});

it('items stand in the table with what was opened, opened while sold out and ordered', () => {
  const items = ITEMS.slice(1, 3).map((item, at) => ({ ...item, orders: 40 + at }));
  const [, fish] = items;
  expect(itemsFigures(items).rows[1]).toEqual({ label: fish!.name, values: [fish!.views, 64, 41] });
  expect(groupsOf(items).ordered.map(({ orders }) => orders)).toEqual([41, 40]);
});

it('figures are copied with tabs, and numbers that spreadsheets read', () => {
  const figures = { caption: 'Visitas', columns: ['Día', 'Visitas'] };
  const rows = [{ label: 'lunes', values: [1240] }];
  expect(asText({ ...figures, rows })).toBe('Día\tVisitas\nlunes\t1240');
});

it('a change needs something before it, and a beginning nothing', () => {
  expect(changeOf(112, 100)).toBe(12);
  expect(changeOf(2, 3)).toBe(-33.3);
  expect(changeOf(5, 0)).toBeNull();
  const days = daysUntil('2026-11-23', 2);
  expect(isBeginning(days, 0)).toBe(true);
  expect(isBeginning(days, 1)).toBe(false);
  expect(isBeginning(daysUntil('2026-11-23', 3), 0)).toBe(false);
});
