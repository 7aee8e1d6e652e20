import type { HolidayTest, LanguageCode } from '@cartaviva/domain';
import type { DesignSheets } from '../design/design-css';
import type { HeadingFont } from '../design/heading-font';
import type { RestaurantPage } from '../menu/restaurant-page';

/** What `dist/client/manifest.json` holds: the style sheets' texts and the script's address. */
export interface PageAssets extends DesignSheets {
  readonly css: string;
  readonly script: string;
}

/** What a diner page knows beside its menu. */
export interface PageContext {
  readonly menuId: string;
  /** Where people reach this installation: `https://cartaviva.do`. */
  readonly publicUrl: string;
  readonly assets: PageAssets;
  /** What the diner asked to read it in; a menu's own language when it has no other. */
  readonly language?: LanguageCode;
  /** Where a menu's own type is; a page without shows what stands in for it. */
  readonly fontUrl?: (own: HeadingFont) => string;
  /** The restaurant whose page the menu stands on, with its other menus. */
  readonly restaurant?: RestaurantPage;
  /** Path of the picture for link previews; a page without names a photo of an item, or the logo. */
  readonly shareImagePath?: string;
  /** The Dominican Republic's alone where nothing is said. */
  readonly isHoliday?: HolidayTest;
  /** The current time where nothing is said. */
  readonly now?: Date;
}
