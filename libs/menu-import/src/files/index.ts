export { menuFileKind, type MenuFileKind } from './file-kind';
export { readMenuFile } from './read-menu-file';
export type { TableChoice } from '../tables/read-tables';
