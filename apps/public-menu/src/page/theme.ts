import { FALLBACK_THEME_COLOR, readableOn, textOn } from '@cartaviva/domain';

/** The page behind the cards; the style sheet's `--paper` in light and dark. */
export const LIGHT_PAPER = '#fbfaf7';
export const DARK_PAPER = '#101613';

/** The dark cards are lighter than their paper, so theirs is the ground that text is checked on. */
export const DARK_CARD = '#19211d';

/** A restaurant's colour in the roles it plays on the page. */
export interface Theme {
  /** Fills: the band, the chosen category, a pressed filter. */
  readonly fill: string;
  readonly onFill: string;
  /** Text on light and on dark grounds, 4.5:1 at least. */
  readonly onLight: string;
  readonly onDark: string;
}

export function themeOf(color: string): Theme {
  const fill = /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : FALLBACK_THEME_COLOR;
  return {
    fill,
    onFill: textOn(fill),
    onLight: readableOn(fill, LIGHT_PAPER),
    onDark: readableOn(fill, DARK_CARD),
  };
}

/** The theme as custom properties, read by the style sheet. */
export function themeCss({ fill, onFill, onLight, onDark }: Theme): string {
  return (
    `:root{--fill:${fill};--on-fill:${onFill};--tint:${fill}1f;--brand:${onLight}}` +
    `@media (prefers-color-scheme:dark){:root{--brand:${onDark}}}`
  );
}
