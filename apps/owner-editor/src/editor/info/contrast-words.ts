import { contrast, readableOn, textOn, THEME_COLORS } from '@cartaviva/domain';
import { MESSAGES } from './messages';

/** Text and background colors of the diner page in the light and dark scheme. */
export const GROUNDS = {
  day: { paper: '#fbfaf7', ink: '#10201b' },
  night: { paper: '#19211d', ink: '#eef1ea' },
} as const;

/** Contrast ratios of WCAG 2.2: 1.4.3 for readable text, 1.4.6 for comfortable text. */
const READABLE = 4.5;
const PLEASANT = 7;

/** Rates the color as text on the diner page. Colors of our own palette get no negative rating. */
export function contrastInWords(color: string): string {
  const ratio = contrast(color, GROUNDS.day.paper);
  const figure = ratio.toFixed(1);
  if (ratio >= PLEASANT) return MESSAGES.contrast.high(figure);
  if (ratio >= READABLE) return MESSAGES.contrast.good(figure);
  const isOurs = THEME_COLORS.some((offered) => offered === color);
  return isOurs ? MESSAGES.contrast.ours : MESSAGES.contrast.low(figure);
}

export function shadesOf(color: string) {
  return {
    fill: color,
    onFill: textOn(color),
    byDay: readableOn(color, GROUNDS.day.paper),
    byNight: readableOn(color, GROUNDS.night.paper),
  };
}
