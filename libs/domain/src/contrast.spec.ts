import fc from 'fast-check';
import { bandOf, contrast, readableOn, textOn } from './contrast';
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

  it('a band carries white where it nearly does already, and stays as it is where it does not', () => {
    fc.assert(
      fc.property(color, (theme) => {
        const band = bandOf(theme);
        if (contrast(theme, '#ffffff') < 3) expect(band).toBe(theme);
        else expect(textOn(band)).toBe(contrast('#10201b', band) >= 4.5 ? '#10201b' : '#ffffff');
        expect(contrast(textOn(band), band)).toBeGreaterThanOrEqual(4.5);
      }),
    );
    expect([bandOf('#f59e0b'), textOn(bandOf('#ef4444'))]).toEqual(['#f59e0b', '#ffffff']);
  });
});
