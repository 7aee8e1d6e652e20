import type { TranslatedField, Translation } from '@cartaviva/contracts';
import type { LanguageCode } from '@cartaviva/domain';
import { keyOf } from '../store/use-translations';
import type { DemoMenu } from './demo-menu';
import { itemsIn } from './demo-menus';

/** Every text of the menu from top to bottom, with what it is in the language. */
export function translationsOf(menu: DemoMenu, language: LanguageCode): Translation[] {
  const own = menu.texts.filter((text) => text.language === language);
  const written = new Map(own.map((text) => [keyOf(text), text.text]));
  return sourcesOf(menu).map((source) => ({ ...source, text: written.get(keyOf(source)) ?? '' }));
}

/** Keeps these texts in the language and leaves the others as they are. */
export function translate(
  menu: DemoMenu,
  language: LanguageCode,
  texts: readonly Translation[],
): Translation[] {
  const sent = new Set(texts.map(keyOf));
  const others = menu.texts.filter((text) => text.language !== language || !sent.has(keyOf(text)));
  const written = texts.map((text) => ({ ...text, language, text: text.text.trim() }));
  menu.texts = [...others, ...written.filter(({ text }) => text !== '')];
  return translationsOf(menu, language);
}

function sourcesOf(menu: DemoMenu): Translation[] {
  return [
    ...named('menu', menu),
    ...menu.categories.flatMap((category) => named('category', category)),
    ...itemsIn(menu).flatMap((item) => {
      const options = new Set([...item.sizes, ...item.extras].map(({ name }) => name));
      return [
        ...named('item', item),
        ...[...options].map((option) => untranslated('item', item.id, 'option', option)),
      ];
    }),
  ];
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly description?: string | null;
}

function named(kind: Translation['kind'], { id, name, description }: Named): Translation[] {
  const texts = [untranslated(kind, id, 'name', name)];
  return description ? [...texts, untranslated(kind, id, 'description', description)] : texts;
}

const untranslated = (
  kind: Translation['kind'],
  id: string,
  field: TranslatedField,
  source: string,
): Translation => ({ kind, id, field, source, text: '' });
