import type { PublishedMenu, Translation } from '@cartaviva/contracts';
import {
  inheritedMenu,
  withoutHints,
  type RestaurantFace,
  type LanguageCode,
  type Translations,
} from '@cartaviva/domain';
import type { EditedCategory, EditedItem, EditedMenu } from '../../store/menu-store';

export interface PreviewedMenu {
  readonly menu: EditedMenu;
  /** Provides the values that the menu omits. Undefined when menus have no public page. */
  readonly restaurant: RestaurantFace | undefined;
  readonly categories: readonly EditedCategory[];
  readonly items: readonly EditedItem[];
  readonly whiteLabel: boolean;
  /** Language of the preview and the translations into it. */
  readonly language: LanguageCode;
  readonly translated: readonly Translation[];
}

/** Builds the response that the diner page would receive if the menu were published in its current state. */
export function publishedOf(previewed: PreviewedMenu): PublishedMenu {
  const { menu, restaurant, categories, items, whiteLabel, language, translated } = previewed;
  const byId = new Map<string, Translation[]>();
  for (const text of translated) byId.set(text.id, [...(byId.get(text.id) ?? []), text]);
  const translationsOf = (id: string) => textsOf(byId.get(id) ?? [], language);
  const written = { createdAt: menu.updatedAt, updatedAt: menu.updatedAt };
  return {
    menu: {
      ...(restaurant ? inheritedMenu(writtenOf(menu), restaurant) : writtenOf(menu)),
      whiteLabel,
      links: {},
      wifi: null,
      translations: translationsOf(menu.id),
    },
    categories: categories.map(({ id, name, openingHours }, index) => ({
      id,
      name,
      openingHours,
      menuId: menu.id,
      displayOrder: index,
      translations: translationsOf(id),
      createdAt: menu.updatedAt,
    })),
    items: items.map((item) => ({
      ...item,
      menuId: menu.id,
      translations: translationsOf(item.id),
      ...written,
    })),
  };
}

/** Removes hints and empty values, so that the restaurant's values can take their place. */
function writtenOf(menu: EditedMenu): EditedMenu {
  const { address, phone, ...written } = withoutHints(menu);
  return { ...written, address: address?.trim() || null, phone: phone?.trim() || null };
}

function textsOf(texts: readonly Translation[], language: LanguageCode): Translations {
  const done = texts.filter(({ text, needsReview }) => text !== '' && !needsReview);
  if (done.length === 0) return {};
  const of = (field: Translation['field']) => done.find((one) => one.field === field)?.text;
  const name = of('name');
  const description = of('description');
  return {
    [language]: {
      ...(name && { name }),
      ...(description && { description }),
      options: Object.fromEntries(
        done.filter(({ field }) => field === 'option').map(({ source, text }) => [source, text]),
      ),
    },
  };
}
