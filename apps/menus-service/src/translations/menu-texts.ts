import type { TranslatedField, TranslatedKind, Translation } from '@cartaviva/contracts';
import type { LanguageCode, Translations } from '@cartaviva/domain';
import type { Category } from '../categories/category.entity';
import type { Item } from '../items/item.entity';
import type { Menu } from '../menus/menu.entity';

/** Whatever has texts, and what they are in other languages. */
export interface Subject {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly translations: Translations;
  readonly texts: readonly Text[];
}

interface Text {
  readonly field: TranslatedField;
  readonly source: string;
}

/** All that diners read of a menu and its owner wrote, from top to bottom. */
export function subjectsOf(menu: Menu, categories: Category[], items: Item[]): Subject[] {
  return [
    { kind: 'menu', ...menu, texts: namedTexts(menu) },
    ...categories.map((category) => ({
      ...{ kind: 'category' as const, ...category },
      texts: namedTexts(category),
    })),
    ...items.map((item) => ({
      ...{ kind: 'item' as const, ...item },
      texts: [...namedTexts(item), ...optionTexts(item)],
    })),
  ];
}

function namedTexts({ name, description = null }: { name: string; description?: string | null }) {
  const texts: Text[] = [{ field: 'name', source: name }];
  return description === null
    ? texts
    : [...texts, { field: 'description' as const, source: description }];
}

/** A size and an extra of one name are one word to translate. */
function optionTexts({ sizes, extras }: Item): Text[] {
  const names = new Set([...sizes, ...extras].map(({ name }) => name));
  return [...names].map((source) => ({ field: 'option', source }));
}

/** Each text of the subjects with what it is in the language; empty where nothing is. */
export function translationsOf(subjects: Subject[], language: LanguageCode): Translation[] {
  return subjects.flatMap(({ kind, id, translations, texts }) => {
    const { options = {}, ...named } = translations[language] ?? {};
    const ofOption = (name: string) => (Object.hasOwn(options, name) ? options[name] : undefined);
    return texts.map(({ field, source }) => ({
      ...{ kind, id, field, source },
      text: (field === 'option' ? ofOption(source) : named[field]) ?? '',
    }));
  });
}
