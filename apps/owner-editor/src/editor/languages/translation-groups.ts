import type { Translation } from '@cartaviva/contracts';
import type { EditedCategory, EditedItem } from '../../store/menu-store';
import { groupItems } from '../items/item-groups';
import { MESSAGES } from './messages';

export interface TranslationBlock {
  readonly id: string;
  /** Name of the part, for lists that do not contain the name itself. */
  readonly name: string;
  readonly texts: readonly Translation[];
}

export interface TranslationGroup {
  readonly id: string;
  readonly name: string;
  readonly blocks: readonly TranslationBlock[];
}

export const isName = ({ field }: Translation): boolean => field === 'name';

/** Groups the texts in the order of the diner page: the menu's own texts, then category by category. */
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

/** Moves groups with pending texts to the front and otherwise keeps the menu's order. */
export function pendingFirst(
  groups: readonly TranslationGroup[],
  isPending: (text: Translation) => boolean,
): TranslationGroup[] {
  const has = (group: TranslationGroup) => textsIn(group).some(isPending);
  return [...groups.filter(has), ...groups.filter((group) => !has(group))];
}

/** Keeps only the texts that `wanted` accepts, and removes empty groups. */
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
