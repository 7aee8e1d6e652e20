export type { PageAssets, PageContext } from './page-context';
export { renderMenuPage, type MenuContent, type MenuPage } from './render-menu-page';
