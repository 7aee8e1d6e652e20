import type { HolidayTest, LanguageCode } from '@cartaviva/domain';
import type { DesignSheets } from '../design/design-css';
import type { HeadingFont } from '../design/heading-font';
import type { RestaurantPage } from '../menu/restaurant-page';

/** Content of `dist/client/manifest.json`: the text of the style sheets and the path of the script. */
export interface PageAssets extends DesignSheets {
  readonly css: string;
  readonly script: string;
}

export interface PageContext {
  readonly menuId: string;
  /** Public address of this installation, such as `https://cartaviva.do`. */
  readonly publicUrl: string;
  readonly assets: PageAssets;
  /** Language that the diner requested. A menu without it is shown in its own language. */
  readonly language?: LanguageCode;
  /** Returns the address of a menu's font. Without it, a page shows only fallback fonts. */
  readonly fontUrl?: (own: HeadingFont) => string;
  /** Restaurant whose page shows the menu, with its other menus. */
  readonly restaurant?: RestaurantPage;
  /** Path of the preview image. Without it, previews show the photo of an item or the logo. */
  readonly shareImagePath?: string;
  /** Defaults to the holidays of the Dominican Republic. */
  readonly isHoliday?: HolidayTest;
  /** Defaults to the current time. */
  readonly now?: Date;
}
