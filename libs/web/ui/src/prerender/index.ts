export { drawPage } from './draw-page';
export { Head, HiddenHead } from './head';
