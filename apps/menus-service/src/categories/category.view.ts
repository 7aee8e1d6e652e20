import type { CategoryView } from '@cartaviva/contracts';
import type { Category } from './category.entity';

export function toCategoryView(category: Category): CategoryView {
  return { ...category, createdAt: category.createdAt.toISOString() };
}
