import { themeCss, type Theme } from '../page/theme';
import { COVER_CSS } from './cover-css';
import { TABS_CSS } from './tabs-css';
import { fontCss, type LoadedFont } from './font-css';

/** The style sheets of designs by their names; `classic`, which is the page's own, has none. */
export interface DesignSheets {
  readonly designs: Readonly<Record<string, string>>;
}

/** What a menu chose of its look. */
export interface MenuLook {
  readonly theme: Theme;
  /** What its headings are set in, where its design says so. */
  readonly font?: LoadedFont | undefined;
  readonly hasCover?: boolean | undefined;
  readonly hasTabs?: boolean | undefined;
}

/** What makes a page look like its menu's design, after the style sheet that all pages have. */
export function designCss(
  { theme, font, hasCover, hasTabs }: MenuLook,
  sheets: DesignSheets,
): string {
  const sheet = sheets.designs[theme.design] ?? '';
  const more = (hasCover ? COVER_CSS : '') + (hasTabs ? TABS_CSS : '');
  return sheet + (font ? fontCss(font) : '') + themeCss(theme) + more;
}
