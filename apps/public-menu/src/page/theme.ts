import {
  bandOf,
  contrast,
  DEFAULT_MENU_DESIGN,
  DESIGN_PALETTES,
  FALLBACK_THEME_COLOR,
  readableOn,
  textOn,
  type MenuDesign,
  type Palette,
  type Palettes,
} from '@cartaviva/domain';

/** Color roles of a restaurant's page, derived from its color and design. */
export interface Theme {
  readonly design: MenuDesign;
  readonly palettes: Palettes;
  /** Background of the header band, the current category and pressed filters. */
  readonly fill: string;
  readonly onFill: string;
  /** Text colors with a contrast of at least 4.5:1 on the backgrounds of the light and the dark scheme. */
  readonly onLight: string;
  readonly onDark: string;
}

export function themeOf(color: string, design: MenuDesign = DEFAULT_MENU_DESIGN): Theme {
  const own = /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : FALLBACK_THEME_COLOR;
  const fill = design === DEFAULT_MENU_DESIGN ? own : bandOf(own);
  const palettes = DESIGN_PALETTES[design];
  return {
    ...{ design, palettes, fill },
    onFill: textOn(fill),
    onLight: readableOnBoth(own, palettes.light),
    onDark: readableOnBoth(own, palettes.dark),
  };
}

/** Checks only the background closer to the text color. A color that is readable on it is readable on the other. */
function readableOnBoth(color: string, { paper, card, ink }: Palette): string {
  return readableOn(color, contrast(paper, ink) < contrast(card, ink) ? paper : card);
}

/**
 * Returns the theme as custom properties for the style sheet. The colors of a design apply only to screens. Printed
 * menus are black on white.
 */
export function themeCss({ design, palettes, fill, onFill, onLight, onDark }: Theme): string {
  const roles = `--fill:${fill};--on-fill:${onFill};--tint:${fill}1f`;
  if (design === DEFAULT_MENU_DESIGN) {
    return (
      `:root{${roles};--brand:${onLight}}` +
      `@media (prefers-color-scheme:dark){:root{--brand:${onDark}}}`
    );
  }
  const { light, dark } = palettes;
  return (
    `:root{${roles};--half:${fill}80;--brand:${readableOn(fill, '#ffffff')}}` +
    `@media screen{:root{${grounds(light)}--brand:${onLight}}}` +
    (dark === light
      ? ''
      : `@media screen and (prefers-color-scheme:dark){:root{${grounds(dark)}--brand:${onDark}}}`)
  );
}

const grounds = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, color]) => `--${name}:${color};`)
    .join('');
