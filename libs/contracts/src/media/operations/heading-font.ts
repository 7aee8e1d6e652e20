import { message, Nothing } from '../../message';
import { EVERYONE } from '../../people/rights';
import { MakeHeadingFont } from '../heading-font.dto';

export const headingFont = {
  /**
   * Ensures that browsers can fetch the font of a menu's headings (`headingFontName`) for at least another month.
   * The gateway that renders the page calls it. The same letters are made only once.
   */
  make: message('media.heading-font.make', MakeHeadingFont, EVERYONE).replies<Nothing>(),
} as const;
