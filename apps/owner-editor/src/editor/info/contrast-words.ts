import { contrast, readableOn, textOn, THEME_COLORS } from '@cartaviva/domain';
import { MESSAGES } from './messages';

/** The grounds that the diner page reads the restaurant's colour on, by day and by night. */
export const GROUNDS = {
  day: { paper: '#fbfaf7', ink: '#10201b' },
  night: { paper: '#19211d', ink: '#eef1ea' },
} as const;

/** What text needs to be read with ease (WCAG 2.2, 1.4.3), and what makes it a pleasure (1.4.6). */
const READABLE = 4.5;
const PLEASANT = 7;

/** How a colour does as text on the diner page, in words. Nobody is blamed for one that we offer. */
export function contrastInWords(color: string): string {
  const ratio = contrast(color, GROUNDS.day.paper);
  const figure = ratio.toFixed(1);
  if (ratio >= PLEASANT) return MESSAGES.contrast.high(figure);
  if (ratio >= READABLE) return MESSAGES.contrast.good(figure);
  const isOurs = THEME_COLORS.some((offered) => offered === color);
  return isOurs ? MESSAGES.contrast.ours : MESSAGES.contrast.low(figure);
}

/** The shades in which the diner page shows a colour. */
export function shadesOf(color: string) {
  return {
    fill: color,
    onFill: textOn(color),
    byDay: readableOn(color, GROUNDS.day.paper),
    byNight: readableOn(color, GROUNDS.night.paper),
  };
}
