import type { CategoryView } from '@cartaviva/contracts';
import { without } from '../without';
import type { Category } from './category.entity';

export function toCategoryView(category: Category): CategoryView {
  return { ...without(category, 'translations'), createdAt: category.createdAt.toISOString() };
}
