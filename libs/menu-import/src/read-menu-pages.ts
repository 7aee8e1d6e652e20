import type { MenuDraft } from '@cartaviva/domain';
import { assembleDraft } from './draft/assemble-draft';
import type { MenuPage } from './layout/menu-page';
import { linesOfPage } from './layout/page-lines';

export const readMenuPages = (pages: readonly MenuPage[]): MenuDraft =>
  assembleDraft(pages.flatMap(linesOfPage));
