import { TranslationsRequest, type Translation } from '@cartaviva/contracts';
import { subjectsOf, translated, translationsOf, type LanguageCode } from '@cartaviva/domain';
import { keyOf } from '../store/use-translations';
import { demoId } from './demo-id';
import type { DemoMenu } from './demo-menu';
import { itemsIn } from './demo-menus';
import { requireValid } from './refusals';

const subjectsIn = (menu: DemoMenu) => subjectsOf(menu, menu.categories, itemsIn(menu));

export const translationsIn = (menu: DemoMenu, language: LanguageCode): Translation[] =>
  translationsOf(subjectsIn(menu), language);

export function translate(
  menu: DemoMenu,
  language: LanguageCode,
  texts: readonly Translation[],
): Translation[] {
  // The IDs of the samples are not valid for the server, so validation uses a replacement ID.
  requireValid(TranslationsRequest, { texts: texts.map((text) => ({ ...text, id: demoId(0) })) });
  const parts = [menu, ...menu.categories, ...itemsIn(menu)];
  for (const { id, translations } of translated(subjectsIn(menu), language, texts)) {
    parts.find((part) => part.id === id)!.translations = translations;
  }
  return translationsIn(menu, language);
}

/** Moves the texts that an earlier version stored beside the menu to the parts that they translate. */
export function adoptTexts(menu: DemoMenu): DemoMenu {
  for (const { language, ...written } of menu.texts) {
    const text = translationsIn(menu, language).find((one) => keyOf(one) === keyOf(written));
    if (text) translate(menu, language, [{ ...text, text: written.text }]);
  }
  return Object.assign(menu, { texts: [] });
}
