import type { PublishedMenu } from '@cartaviva/contracts';
import { headingFontOf, type HeadingFont } from '../design/heading-font';
import { menuInLanguage } from '../menu/menu-in-language';

/** Returns the fonts that the pages of a menu load, in its own language and in the others. */
export const headingFontsOf = (published: PublishedMenu): HeadingFont[] =>
  [undefined, ...published.menu.languages].flatMap(
    (language) => headingFontOf(menuInLanguage(published, language)) ?? [],
  );
