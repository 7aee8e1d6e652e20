import fc from 'fast-check';
import { HOME_PLACE } from '../places/place';
import { localCalendar } from './local-calendar';
import { parseOpeningHours } from './opening-hours';
import { openState } from './open-state';
import { anyOpeningHours } from './testing/any-opening-hours';

const HOME = localCalendar(HOME_PLACE);
const HOURS = parseOpeningHours('Mo-Fr 11:00-15:00,18:00-23:00; Sa 12:00-02:00; PH off')!;

describe('whether a place is open', () => {
  it.each([
    ['Monday at eleven sharp', '2026-11-23T11:00', true, '2026-11-23T15:00'],
    ['a minute before', '2026-11-23T10:59', false, '2026-11-23T11:00'],
    ['between noon and evening', '2026-11-23T15:00', false, '2026-11-23T18:00'],
    ['late on Monday', '2026-11-23T23:00', false, '2026-11-24T11:00'],
    ['Saturday before midnight', '2026-11-28T23:59', true, '2026-11-29T02:00'],
    ['Sunday after midnight', '2026-11-29T01:59', true, '2026-11-29T02:00'],
    ['Sunday at two', '2026-11-29T02:00', false, '2026-11-30T11:00'],
    ['on a holiday, a Monday', '2026-11-09T12:00', false, '2026-11-10T11:00'],
    ['on the day the holiday moved from', '2026-11-06T12:00', true, '2026-11-06T15:00'],
    ['on Good Friday', '2026-04-03T12:00', false, '2026-04-04T12:00'],
  ])('%s', (_, local, isOpen, changes) => {
    const changesAt = new Date(`${changes}:00-04:00`);
    expect(openState(HOURS, HOME, new Date(`${local}:00-04:00`))).toEqual({ isOpen, changesAt });
  });

  it('is never changed by hours that never end or never begin', () => {
    const at = new Date('2026-11-23T12:00:00-04:00');
    const always = { isOpen: true, changesAt: null };
    expect(openState(parseOpeningHours('24/7')!, HOME, at)).toEqual(always);
    expect(openState(parseOpeningHours('18:00-18:00')!, HOME, at)).toEqual(always);
    const never = { isOpen: false, changesAt: null };
    expect(openState(parseOpeningHours('Mo-Su off')!, HOME, at)).toEqual(never);
  });

  it('ends at midnight before a holiday where it is open day and night otherwise', () => {
    const hours = parseOpeningHours('24/7; PH off')!;
    const at = new Date('2026-12-20T12:00:00-04:00');
    const changesAt = new Date('2026-12-25T00:00:00-04:00');
    expect(openState(hours, HOME, at)).toEqual({ isOpen: true, changesAt });
  });

  it('changes at the moment it says, and not before', () => {
    const from = Date.parse('2026-11-15T00:00:00Z');
    fc.assert(
      fc.property(
        anyOpeningHours,
        fc.nat(60 * 24 * 60),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (hours, minutes, part) => {
          const at = from + minutes * 60_000;
          const { isOpen, changesAt } = openState(hours, HOME, new Date(at));
          if (!changesAt) return;
          const between = Math.floor(at + (changesAt.getTime() - at) * part);
          expect(openState(hours, HOME, new Date(between)).isOpen).toBe(isOpen);
          expect(openState(hours, HOME, changesAt).isOpen).toBe(!isOpen);
        },
      ),
    );
  });
});
