import { contrast, FALLBACK_THEME_COLOR, THEME_COLORS } from '@cartaviva/domain';
import { DARK_CARD, DARK_PAPER, LIGHT_PAPER, themeCss, themeOf } from './theme';

describe('the theme of a restaurant', () => {
  it.each([...THEME_COLORS, '#000000', '#ffffff', '#ffff00'])(
    'can be read in %s, by day and by night',
    (color) => {
      const theme = themeOf(color);
      for (const ground of [LIGHT_PAPER, '#ffffff']) {
        expect(contrast(theme.onLight, ground)).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of [DARK_PAPER, DARK_CARD]) {
        expect(contrast(theme.onDark, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(theme.onFill, theme.fill)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('falls back to the system colour when the menu has none', () => {
    expect(themeOf('').fill).toBe(FALLBACK_THEME_COLOR);
    expect(themeOf('red;}body{display:none').fill).toBe(FALLBACK_THEME_COLOR);
  });

  it('gives the style sheet every colour by name', () => {
    expect(themeCss(themeOf('#F59E0B'))).toMatch(
      /^:root\{--fill:#f59e0b;--on-fill:#10201b;--tint:#f59e0b1f;--brand:#[0-9a-f]{6}\}@media/,
    );
  });
});
