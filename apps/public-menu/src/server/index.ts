export {
  renderMenuPage,
  type MenuPage,
  type PageAssets,
  type PageContext,
} from './render-menu-page';
