import { faultOf, periodIn, queryOf, searchOf, lastDayBegun, type Period } from './period';

const TODAY = '2026-11-23';
const named = (search: string) => periodIn(new URLSearchParams(search), TODAY);

describe('the period of an address', () => {
  it.each<[string, Period]>([
    ['', { days: 30 }],
    ['?dias=7', { days: 7 }],
    ['?dias=365', { days: 365 }],
    ['?dias=8', { days: 30 }],
    ['?dias=90&desde=ayer&hasta=hoy', { days: 90 }],
    ['?desde=2026-11-01&hasta=2026-11-15', { from: '2026-11-01', to: '2026-11-15' }],
    ['?dias=7&desde=2026-11-23&hasta=2026-11-23', { from: TODAY, to: TODAY }],
    ['?desde=2026-02-30&hasta=2026-03-02', { days: 30 }],
  ])('%s is %j', (search, period) => expect(named(search)).toEqual(period));

  it.each(['?dias=7', '?dias=365', '?desde=2026-11-01&hasta=2026-11-15'])(
    '%s is written as it was read',
    (search) => expect(searchOf(named(search))).toBe(search),
  );

  it('is asked for in the words of the API', () => {
    expect(queryOf({ days: 90 })).toBe('days=90');
    expect(queryOf({ from: '2026-11-01', to: TODAY })).toBe('from=2026-11-01&to=2026-11-23');
  });
});

describe('two dates', () => {
  it.each([
    ['', TODAY, 'missing'],
    ['2026-11-31', TODAY, 'missing'],
    ['2026-11-20', '2026-11-19', 'reversed'],
    ['2026-11-20', '2026-11-24', 'future'],
    ['2025-11-22', TODAY, 'tooLong'],
    ['2025-11-23', TODAY, undefined],
  ])('from %s to %s: %s', (from, to, fault) => expect(faultOf({ from, to }, TODAY)).toBe(fault));
});

it('of an address may end on a day that has begun anywhere', () => {
  expect(lastDayBegun(new Date('2026-11-23T09:59:59Z'))).toBe('2026-11-23');
  expect(lastDayBegun(new Date('2026-11-23T10:00:00Z'))).toBe('2026-11-24');
});
