import type { ItemView } from '@cartaviva/contracts';
import type { Item } from './item.entity';

export function toItemView(item: Item): ItemView {
  return {
    ...item,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
}
