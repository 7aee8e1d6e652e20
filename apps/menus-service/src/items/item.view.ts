import type { ItemView } from '@cartaviva/contracts';
import { without } from '../without';
import type { Item } from './item.entity';

export function toItemView(item: Item): ItemView {
  return {
    ...without(item, 'translations', 'deletedAt'),
    availableAgainAt: item.availableAgainAt?.toISOString() ?? null,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
}
