import fc from 'fast-check';
import { contrast, readableOn, textOn } from './contrast';
import { THEME_COLORS } from './menu/menu';

const color = fc
  .tuple(
    fc.integer({ min: 0, max: 255 }),
    fc.integer({ min: 0, max: 255 }),
    fc.integer({ min: 0, max: 255 }),
  )
  .map(
    (channels) => '#' + channels.map((channel) => channel.toString(16).padStart(2, '0')).join(''),
  );

describe('contrast', () => {
  it('is 21 between black and white, and 1 with itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#10b981', '#10b981')).toBe(1);
  });

  it.each([...THEME_COLORS])('text on the swatch %s can be read', (swatch) => {
    expect(contrast(textOn(swatch), swatch)).toBeGreaterThanOrEqual(4.5);
  });

  it('any theme colour becomes readable on paper and in the dark', () => {
    fc.assert(
      fc.property(color, (theme) => {
        for (const ground of ['#ffffff', '#fbfaf7', '#10201b', '#000000']) {
          expect(contrast(readableOn(theme, ground), ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});
