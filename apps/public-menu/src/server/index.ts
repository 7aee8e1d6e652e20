export type { PageAssets, PageContext } from './page-context';
export { renderMenuPage, type MenuPage } from './render-menu-page';
