export * from './has-headings';
export * from './import-plan';
export type { MenuPage, PageWord } from './layout/menu-page';
export * from './menu-spreadsheet';
export * from './read-menu-pages';
export * from './read-menu-text';
export * from './read-spreadsheet';
export * from './write-spreadsheet';
export * from './translation-spreadsheet';
