import { TranslationsRequest, type Translation } from '@cartaviva/contracts';
import { subjectsOf, translated, translationsOf, type LanguageCode } from '@cartaviva/domain';
import { keyOf } from '../store/use-translations';
import { demoId } from './demo-id';
import type { DemoMenu } from './demo-menu';
import { itemsIn } from './demo-menus';
import { requireValid } from './refusals';

const subjectsIn = (menu: DemoMenu) => subjectsOf(menu, menu.categories, itemsIn(menu));

/** Every text of the menu from top to bottom, with what it is in the language. */
export const translationsIn = (menu: DemoMenu, language: LanguageCode): Translation[] =>
  translationsOf(subjectsIn(menu), language);

/** Stores these texts in the language and leaves the others as they are. */
export function translate(
  menu: DemoMenu,
  language: LanguageCode,
  texts: readonly Translation[],
): Translation[] {
  // The ids of the samples are none of the server's.
  requireValid(TranslationsRequest, { texts: texts.map((text) => ({ ...text, id: demoId(0) })) });
  const parts = [menu, ...menu.categories, ...itemsIn(menu)];
  for (const { id, translations } of translated(subjectsIn(menu), language, texts)) {
    parts.find((part) => part.id === id)!.translations = translations;
  }
  return translationsIn(menu, language);
}

/** Puts the texts of an earlier visit, which stood beside the menu, to what they translate. */
export function adoptTexts(menu: DemoMenu): DemoMenu {
  for (const { language, ...written } of menu.texts) {
    const text = translationsIn(menu, language).find((one) => keyOf(one) === keyOf(written));
    if (text) translate(menu, language, [{ ...text, text: written.text }]);
  }
  return Object.assign(menu, { texts: [] });
}
