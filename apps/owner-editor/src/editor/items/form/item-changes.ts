import type { CreateItemRequest, ItemOption, UpdateItemRequest } from '@cartaviva/contracts';
import { canonicalPrice } from '@cartaviva/domain';
import { changedFields, type Comparable } from '@cartaviva/forms';
import type { EditedItem } from '../../../store/menu-store';

/** Amounts by what they are worth, tags and allergens without their order. */
export const comparableItem: Comparable<EditedItem> = (field, value) => {
  if (field === 'price') return canonicalPrice(value as string);
  if (field === 'dietaryTags' || field === 'allergens') return [...(value as string[])].sort();
  if (field === 'sizes' || field === 'extras') {
    return (value as ItemOption[]).map(({ name, price }) => [name, canonicalPrice(price)]);
  }
  return value;
};

/** What an item says, as the form shows it: what it lacks is an empty text. */
export const formValuesOf = (
  item: EditedItem | undefined,
  categoryId: string | null,
  name = '',
) => ({
  name: item?.name ?? name,
  price: item?.price ?? '',
  description: item?.description ?? '',
  categoryId: item ? item.categoryId : categoryId,
  dietaryTags: item?.dietaryTags ?? [],
  allergens: item?.allergens ?? [],
  isAvailable: item?.isAvailable ?? true,
  sizes: item?.sizes ?? [],
  extras: item?.extras ?? [],
});

/** What a form sends: without the blanks around names, and null for what was left empty. */
export function cleanedItem(item: CreateItemRequest): CreateItemRequest {
  const named = (options: CreateItemRequest['sizes'] = []) =>
    options.map(({ name, price }) => ({ name: name.trim(), price }));
  return {
    ...item,
    name: item.name.trim(),
    description: item.description?.trim() || null,
    sizes: named(item.sizes),
    extras: named(item.extras),
  };
}

/** Only what was changed of an item. */
export const changedItem = (before: EditedItem, now: UpdateItemRequest): UpdateItemRequest =>
  changedFields<UpdateItemRequest>(before, now, comparableItem as Comparable<UpdateItemRequest>);
