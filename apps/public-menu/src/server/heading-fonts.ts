import type { PublishedMenu } from '@cartaviva/contracts';
import { headingFontOf, type HeadingFont } from '../design/heading-font';
import { menuInLanguage } from '../menu/menu-in-language';

/** The types that the pages of a menu load: of its own language, and of the others it can be read in. */
export const headingFontsOf = (published: PublishedMenu): HeadingFont[] =>
  [undefined, ...published.menu.languages].flatMap(
    (language) => headingFontOf(menuInLanguage(published, language)) ?? [],
  );
