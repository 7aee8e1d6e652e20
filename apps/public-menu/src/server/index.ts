export type { HeadingFont } from '../design/heading-font';
export { headingFontsOf } from './heading-fonts';
export { shareImageOf, type ShareImage } from './share-image';
export type { RestaurantPage } from '../menu/restaurant-page';
export type { PageAssets, PageContext } from './page-context';
export { renderMenuPage, type MenuContent, type MenuPage } from './render-menu-page';
