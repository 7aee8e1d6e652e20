/** Parts that appear over a page, in one script that loads after the page. */
export { Toasts } from './toasts';
export { OpenConfirmDialog } from './open-confirm-dialog';
export { OpenDialog } from './open-dialog';
export { OpenSheet } from './open-sheet';
