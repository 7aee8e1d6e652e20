import {
  contrast,
  DESIGN_PALETTES,
  FALLBACK_THEME_COLOR,
  MENU_DESIGNS,
  THEME_COLORS,
} from '@cartaviva/domain';
import { runs } from '@cartaviva/rig/properties.mjs';
import { assert, constantFrom, integer, property } from 'fast-check';
import { themeCss, themeOf } from './theme';

const anyColor = integer({ min: 0, max: 0xffffff }).map(
  (number) => `#${number.toString(16).padStart(6, '0')}`,
);
const anyDesign = constantFrom(...MENU_DESIGNS);

/** Blends a color over a background at the given opacity. */
const over = (color: string, ground: string, share: number): string =>
  '#' +
  [1, 3, 5]
    .map((at) => {
      const [top, under] = [color, ground].map((hex) => parseInt(hex.slice(at, at + 2), 16));
      return Math.round(under! + (top! - under!) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('');

/** Checks the text contrast of a theme in both color schemes (WCAG 2.2, level AA, text of any size). */
function expectReadable(color: string, design: (typeof MENU_DESIGNS)[number]): void {
  const theme = themeOf(color, design);
  const { light, dark } = theme.palettes;
  for (const [{ paper, card, ink, soft }, brand] of [
    [light, theme.onLight],
    [dark, theme.onDark],
  ] as const) {
    for (const ground of [paper, card]) {
      expect(contrast(brand, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(soft, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, over(theme.fill, ground, 0x1f / 0xff))).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(theme.onFill, theme.fill)).toBeGreaterThanOrEqual(4.5);
}

describe('the theme of a restaurant', () => {
  it.each([...THEME_COLORS, '#000000', '#ffffff', '#ffff00'])(
    'can be read in %s in every design, by day and by night',
    (color) => MENU_DESIGNS.forEach((design) => expectReadable(color, design)),
  );

  it('can be read in any colour', () => {
    assert(property(anyColor, anyDesign, expectReadable), { numRuns: runs(500) });
  });

  it('falls back to the system colour when the menu has none', () => {
    expect(themeOf('').fill).toBe(FALLBACK_THEME_COLOR);
    expect(themeOf('red;}body{display:none').fill).toBe(FALLBACK_THEME_COLOR);
  });

  it('gives the style sheet every colour by name', () => {
    expect(themeCss(themeOf('#F59E0B'))).toMatch(
      /^:root\{--fill:#f59e0b;--on-fill:#10201b;--tint:#f59e0b1f;--brand:#[0-9a-f]{6}\}@media/,
    );
  });

  it('leaves a menu without a design as it was', () => {
    const css = themeCss(themeOf('#f59e0b'));
    expect(css).not.toMatch(/--paper|--half|screen/);
    expect(DESIGN_PALETTES.classic.light).toMatchObject({ paper: '#fbfaf7', card: '#ffffff' });
    expect(DESIGN_PALETTES.classic.dark).toMatchObject({ paper: '#101613', card: '#19211d' });
  });

  it('gives each other design its grounds on screens alone', () => {
    const css = themeCss(themeOf('#f59e0b', 'comedor'));
    expect(css).toContain('@media screen{:root{--paper:#fdf3e0;');
    expect(css).toContain('@media screen and (prefers-color-scheme:dark){:root{--paper:#1c130c;');
  });

  it('is dark by day and by night in a night bar, and black on white on paper', () => {
    const { onLight, onDark, ...theme } = themeOf('#3b82f6', 'night-bar');
    const css = themeCss({ ...theme, onLight, onDark });
    expect(onLight).toBe(onDark);
    expect(css).not.toContain('prefers-color-scheme');
    const onPaper = /--brand:(#[0-9a-f]{6})\}/.exec(css)![1]!;
    expect(contrast(onPaper, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});
