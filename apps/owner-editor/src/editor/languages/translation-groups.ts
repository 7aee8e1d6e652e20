import type { Translation } from '@cartaviva/contracts';
import type { EditedCategory, EditedItem } from '../../store/menu-store';
import { groupItems } from '../items/item-groups';
import { MESSAGES } from './messages';

/** Texts of one thing, together: an item's name, description and options. */
export interface TranslationBlock {
  readonly id: string;
  /** What the thing is called, for when its name is not among the texts shown. */
  readonly name: string;
  readonly texts: readonly Translation[];
}

/** A heading of the menu and what stands under it. */
export interface TranslationGroup {
  readonly id: string;
  readonly name: string;
  readonly blocks: readonly TranslationBlock[];
}

export const isName = ({ field }: Translation): boolean => field === 'name';

/** The texts in the order that diners meet them: the menu's own, then category by category. */
export function groupTranslations(
  translations: readonly Translation[],
  categories: readonly EditedCategory[],
  items: readonly EditedItem[],
): TranslationGroup[] {
  const byId = new Map<string, Translation[]>();
  for (const text of translations) byId.set(text.id, [...(byId.get(text.id) ?? []), text]);
  const block = (id: string): TranslationBlock[] => {
    const texts = byId.get(id);
    if (!texts) return [];
    return [{ id, name: texts.find(isName)?.source ?? '', texts }];
  };

  const menuId = translations.find(({ kind }) => kind === 'menu')?.id;
  const groups = groupItems(categories, items).map(({ category, name, items: own }) => ({
    id: category?.id ?? 'loose',
    name,
    blocks: [...(category ? block(category.id) : []), ...own.flatMap(({ id }) => block(id))],
  }));
  return [
    { id: 'menu', name: MESSAGES.ofMenu, blocks: menuId ? block(menuId) : [] },
    ...groups,
  ].filter(({ blocks }) => blocks.length > 0);
}

export const textsIn = ({ blocks }: TranslationGroup): readonly Translation[] =>
  blocks.flatMap(({ texts }) => texts);

/** Groups with something left to do come first; apart from that in the menu's order. */
export function pendingFirst(
  groups: readonly TranslationGroup[],
  isPending: (text: Translation) => boolean,
): TranslationGroup[] {
  const has = (group: TranslationGroup) => textsIn(group).some(isPending);
  return [...groups.filter(has), ...groups.filter((group) => !has(group))];
}

/** Only the texts that `wanted` keeps, and no heading without one. */
export function filterGroups(
  groups: readonly TranslationGroup[],
  wanted: (text: Translation) => boolean,
): TranslationGroup[] {
  return groups
    .map((group) => ({
      ...group,
      blocks: group.blocks
        .map((block) => ({ ...block, texts: block.texts.filter(wanted) }))
        .filter(({ texts }) => texts.length > 0),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}
