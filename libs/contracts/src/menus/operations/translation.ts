import { message } from '../../message';
import { CONTENT_READERS, EDITORS } from '../../people/rights';
import { Translate, TranslationsOf, type Translation } from '../translation.dto';

export const translation = {
  /** Returns every text of the menu with its translation. `text` is empty without a translation. */
  list: message('menus.translation.list', TranslationsOf, CONTENT_READERS).replies<Translation[]>(),
  save: message('menus.translation.save', Translate, EDITORS).replies<Translation[]>(),
} as const;
