import type { FoundItem, ItemView } from '@cartaviva/contracts';
import type { Item } from './item.entity';

export const toItemView = (item: Item): ItemView => ({
  id: item.id,
  menuId: item.menuId,
  categoryId: item.categoryId,
  externalId: item.externalId,
  sharedId: item.sharedId,
  name: item.name,
  description: item.description,
  price: item.price,
  sizes: item.sizes,
  extras: item.extras,
  imageUrl: item.imageUrl,
  imagePlaceholder: item.imagePlaceholder,
  dietaryTags: item.dietaryTags,
  allergens: item.allergens,
  isAvailable: item.isAvailable,
  availableAgainAt: item.availableAgainAt?.toISOString() ?? null,
  displayOrder: item.displayOrder,
  version: item.version,
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
});

/** Converts an item for a search. A deleted item includes the time of its deletion. */
export const toFoundItem = (item: Item): FoundItem => ({
  ...toItemView(item),
  ...(item.deletedAt && { deletedAt: item.deletedAt.toISOString() }),
});
