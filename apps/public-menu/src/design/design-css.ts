import { themeCss, type Theme } from '../page/theme';
import { COVER_CSS } from './cover-css';
import { TABS_CSS } from './tabs-css';
import { fontCss, type LoadedFont } from './font-css';

/** Style sheets of the designs by name. `classic` has none, because it is the page's own style. */
export interface DesignSheets {
  readonly designs: Readonly<Record<string, string>>;
}

export interface MenuLook {
  readonly theme: Theme;
  /** Typeface of the headings, if the design has one. */
  readonly font?: LoadedFont | undefined;
  readonly hasCover?: boolean | undefined;
  readonly hasTabs?: boolean | undefined;
}

/** Returns the CSS of a menu's design. It follows the style sheet that all pages have. */
export function designCss(
  { theme, font, hasCover, hasTabs }: MenuLook,
  sheets: DesignSheets,
): string {
  const sheet = sheets.designs[theme.design] ?? '';
  const more = (hasCover ? COVER_CSS : '') + (hasTabs ? TABS_CSS : '');
  return sheet + (font ? fontCss(font) : '') + themeCss(theme) + more;
}
