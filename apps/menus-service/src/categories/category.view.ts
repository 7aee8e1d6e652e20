import type { CategoryView } from '@cartaviva/contracts';
import type { Category } from './category.entity';

export const toCategoryView = (category: Category): CategoryView => ({
  id: category.id,
  menuId: category.menuId,
  name: category.name,
  openingHours: category.openingHours,
  displayOrder: category.displayOrder,
  version: category.version,
  createdAt: category.createdAt.toISOString(),
});
