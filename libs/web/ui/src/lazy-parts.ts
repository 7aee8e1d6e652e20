/** What is drawn over a page, in one file that comes after it. */
export { Toasts } from './toasts';
export { OpenConfirmDialog } from './open-confirm-dialog';
export { OpenDialog } from './open-dialog';
export { OpenSheet } from './open-sheet';
