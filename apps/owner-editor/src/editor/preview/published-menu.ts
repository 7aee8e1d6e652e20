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
  /** Says what the menu leaves out; undefined of one without a page, which says nothing. */
  readonly restaurant: RestaurantFace | undefined;
  readonly categories: readonly EditedCategory[];
  readonly items: readonly EditedItem[];
  readonly whiteLabel: boolean;
  /** The language it is looked at in, and what there is of it. */
  readonly language: LanguageCode;
  readonly translated: readonly Translation[];
}

/** The menu as the diner page would get it if it were published as it stands in the editor. */
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

/** What the menu itself says, and not what stands in its place or is empty. */
function writtenOf(menu: EditedMenu): EditedMenu {
  const { address, phone, ...written } = withoutHints(menu);
  return { ...written, address: address?.trim() || null, phone: phone?.trim() || null };
}

/** The texts of one thing in one language, as the diner page reads them. */
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
