import type { ErrorCode } from '@cartaviva/contracts';

export type UnreadableReason = Extract<
  ErrorCode,
  | 'MENU_FILE_UNREADABLE'
  | 'MENU_PDF_LOCKED'
  | 'MENU_PDF_SCANNED'
  | 'MENU_PDF_TOO_LONG'
  | 'MENU_PHOTO_WITHOUT_TEXT'
>;

export class UnreadableMenu extends Error {
  constructor(readonly reason: UnreadableReason) {
    super(reason);
    this.name = 'UnreadableMenu';
  }
}
