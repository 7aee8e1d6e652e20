import type { CreateItemRequest, ItemOption, UpdateItemRequest } from '@cartaviva/contracts';
import { canonicalPrice } from '@cartaviva/domain';
import { changedFields, type Comparable } from '@cartaviva/forms';
import type { EditedItem } from '../../../store/menu-store';

/** Normalizes values for comparison: amounts by value, and tags and allergens in sorted order. */
export const comparableItem: Comparable<EditedItem> = (field, value) => {
  if (field === 'price') return canonicalPrice(value as string);
  if (field === 'dietaryTags' || field === 'allergens') return [...(value as string[])].sort();
  if (field === 'sizes' || field === 'extras') {
    return (value as ItemOption[]).map(({ name, price }) => [name, canonicalPrice(price)]);
  }
  return value;
};

/** Initial values of the form. A missing value is an empty string. */
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

/** Removes surrounding whitespace and converts empty texts to null, as the server expects. */
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

export const changedItem = (before: EditedItem, now: UpdateItemRequest): UpdateItemRequest =>
  changedFields<UpdateItemRequest>(before, now, comparableItem as Comparable<UpdateItemRequest>);
