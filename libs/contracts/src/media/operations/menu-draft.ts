import { message } from '../../message';
import { EDITORS } from '../../people/rights';
import { ReadMenu, type MenuDraftView } from '../menu-draft.dto';

export const menuDraft = {
  /**
   * Reads a text, a PDF or a photo as a menu and deletes the file afterwards in every case. Refused as MENU_FILE_…,
   * MENU_PDF_… or MENU_PHOTO_… when no menu can be read from it.
   */
  read: message('media.menu-draft.read', ReadMenu, EDITORS).replies<MenuDraftView>(),
} as const;
