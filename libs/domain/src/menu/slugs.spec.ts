import { SLUG_MAX, SLUG_PATTERN, slugOf } from './slugs';

describe('the address of a menu', () => {
  it('is the restaurant’s name, and who comes later gets a number', () => {
    expect(slugOf('La Cocina de Ñoña')).toBe('la-cocina-de-nona');
    expect(slugOf('La Cocina de Ñoña', 2)).toBe('la-cocina-de-nona-2');
  });

  it.each(['Ñ', '寿司', 'a'.repeat(200), '¡¡¡'])('of %j is one that we take', (name) => {
    for (const turn of [1, 2, 999_999]) {
      expect(slugOf(name, turn)).toMatch(SLUG_PATTERN);
      expect(slugOf(name, turn).length).toBeLessThanOrEqual(SLUG_MAX);
    }
  });
});
