import { byRestaurant, labelOfMenu, menuLabel } from './menu-label';

const menu = (id: string, restaurantName: string, name: string) => ({ id, name, restaurantName });
const bar = menu('a', 'Bar La Ola', 'Carta');
const cafe = menu('b', 'Café Sol', 'Carta');
const wines = menu('c', 'Bar La Ola', 'Vinos');

describe('how a menu is told apart', () => {
  it('names its restaurant first, where there are several', () => {
    expect(menuLabel(bar, [bar, cafe, wines])).toBe('Bar La Ola · Carta');
    expect(menuLabel(cafe, [bar, cafe, wines])).toBe('Café Sol · Carta');
    expect(menuLabel(wines, [bar, wines])).toBe('Vinos');
  });

  it('numbers menus that read alike, in their order', () => {
    const other = menu('d', 'Bar La Ola', 'Carta');
    expect([bar, other].map((one) => menuLabel(one, [bar, other]))).toEqual([
      'Carta (1)',
      'Carta (2)',
    ]);
    expect(menuLabel(other, [bar, cafe, other])).toBe('Bar La Ola · Carta (2)');
  });

  it('stands beside the other menus of its restaurant', () => {
    expect(byRestaurant([bar, cafe, wines])).toEqual([bar, wines, cafe]);
  });

  it('is the name of then for a menu that is gone', () => {
    expect(labelOfMenu({ menuId: 'a', name: 'Menú de antes' }, [bar, cafe])).toBe(
      'Bar La Ola · Carta',
    );
    expect(labelOfMenu({ menuId: 'x', name: 'Menú de antes' }, [bar, cafe])).toBe('Menú de antes');
  });
});
