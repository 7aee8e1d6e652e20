import fc from 'fast-check';
import { localCalendar } from '../opening-hours/local-calendar';
import { formatOpeningHours } from '../opening-hours/opening-hours';
import { anyOpeningHours } from '../opening-hours/testing/any-opening-hours';
import { HOME_PLACE } from '../places/place';
import { DEFAULT_MENU_DESIGN, MENU_DESIGNS } from './designs';
import { DEFAULT_THEME_COLOR, THEME_COLORS } from './menu';
import { inheritedMenu, menuServedAt } from './restaurants';

const HOME = localCalendar(HOME_PLACE);
const text = fc.option(fc.string({ minLength: 1 }));
const face = {
  address: text,
  phone: text,
  openingHours: text,
  logoUrl: text,
  logoPlaceholder: text,
  coverUrl: text,
  themeColor: fc.constantFrom(...THEME_COLORS),
  design: fc.constantFrom(...MENU_DESIGNS),
};
const anyRestaurant = fc.record(face);
const anyMenu = fc.record({ id: fc.uuid(), ...face });

const TEXTS = ['address', 'phone', 'openingHours', 'coverUrl'] as const;

describe('a menu of a restaurant', () => {
  it('says what it says itself, and for the rest what the restaurant says', () => {
    fc.assert(
      fc.property(anyMenu, anyRestaurant, (menu, restaurant) => {
        const shown = inheritedMenu(menu, restaurant);
        for (const field of TEXTS) expect(shown[field]).toBe(menu[field] ?? restaurant[field]);
        expect(shown.id).toBe(menu.id);
        const logo = menu.logoUrl ? menu : restaurant;
        expect([shown.logoUrl, shown.logoPlaceholder]).toEqual([
          logo.logoUrl,
          logo.logoPlaceholder,
        ]);
        const isPlain =
          menu.design === DEFAULT_MENU_DESIGN && menu.themeColor === DEFAULT_THEME_COLOR;
        const style = isPlain ? restaurant : menu;
        expect([shown.themeColor, shown.design]).toEqual([style.themeColor, style.design]);
      }),
    );
  });

  it('shows the same when what it inherits is written into it, or inherited again', () => {
    fc.assert(
      fc.property(anyMenu, anyRestaurant, (menu, restaurant) => {
        const shown = inheritedMenu(menu, restaurant);
        expect(inheritedMenu(shown, restaurant)).toEqual(shown);
      }),
    );
  });
});

describe('the menu that a restaurant opens with', () => {
  const menu = (name: string, servedHours: string | null = null) => ({ name, servedHours });
  // Monday, 2 November 2026, at 4 hours behind UTC.
  const at = (clock: string) => new Date(`2026-11-02T${clock}:00-04:00`);
  const CARD = menu('Carta');
  const BREAKFAST = menu('Desayuno', 'Mo-Su 07:00-11:00');
  const NIGHT = menu('Noche', 'Su 22:00-03:00');

  it.each([
    ['06:59', 'Carta'],
    ['07:00', 'Desayuno'],
    ['10:59', 'Desayuno'],
    ['11:00', 'Carta'],
    // Hours that begin on Sunday evening continue past midnight.
    ['00:00', 'Noche'],
    ['02:59', 'Noche'],
    ['03:00', 'Carta'],
  ])('at %s is %s', (clock, name) => {
    expect(menuServedAt([CARD, BREAKFAST, NIGHT], at(clock), HOME)?.name).toBe(name);
  });

  it('is that of our clocks, wherever the phone or the server says it is', () => {
    expect(menuServedAt([CARD, BREAKFAST], new Date('2026-11-02T11:30:00Z'), HOME)).toBe(BREAKFAST);
    expect(menuServedAt([CARD, BREAKFAST], new Date('2026-11-02T07:30:00Z'), HOME)).toBe(CARD);
  });

  it('is the first where none is served now, and none of none', () => {
    expect(menuServedAt([BREAKFAST, NIGHT], at('15:00'), HOME)).toBe(BREAKFAST);
    expect(menuServedAt([menu('Raro', 'whenever'), CARD], at('15:00'), HOME)).toBe(CARD);
    expect(menuServedAt([], at('15:00'), HOME)).toBeUndefined();
  });

  it('is one of them, at any hours and at any moment', () => {
    const anyMenus = fc.array(
      fc.record({ servedHours: fc.option(anyOpeningHours.map(formatOpeningHours)) }),
      { minLength: 1, maxLength: 5 },
    );
    const anyMoment = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyMenus, anyMoment, (menus, now) => {
        expect(menus).toContain(menuServedAt(menus, now, HOME));
      }),
    );
  });
});
