import { CreateCategoryRequest, UpdateCategoryRequest } from '@cartaviva/contracts';
import { DomainError, foldedName, normalizedCategory, requireRoom } from '@cartaviva/domain';
import { newDemoId } from './demo-id';
import { DemoCategory, type DemoMenu } from './demo-menu';
import { requireValid } from './refusals';

export function categoryOf(menus: readonly DemoMenu[], categoryId: string) {
  for (const menu of menus) {
    const category = menu.categories.find(({ id }) => id === categoryId);
    if (category) return { menu, category };
  }
  throw new DomainError('CATEGORY_NOT_FOUND');
}

/** Finds a category by name. Letter case and whitespace are ignored (decisions, "Calls"). */
export const categoryNamed = (menu: DemoMenu, name: string): DemoCategory | undefined =>
  menu.categories.find((category) => foldedName(category.name) === foldedName(name));

export function addCategory(menu: DemoMenu, sent: CreateCategoryRequest): DemoCategory {
  requireValid(CreateCategoryRequest, sent);
  const category = Object.assign(new DemoCategory(), { id: newDemoId(), items: [] });
  requireRoom('categories', menu.categories.length);
  menu.categories.push(changeCategory(menu, category, sent));
  return category;
}

export function changeCategory(
  menu: DemoMenu,
  category: DemoCategory,
  sent: UpdateCategoryRequest,
): DemoCategory {
  requireValid(UpdateCategoryRequest, sent);
  const taken = sent.name === undefined ? undefined : categoryNamed(menu, sent.name);
  if (taken && taken !== category) throw new DomainError('CATEGORY_NAME_TAKEN');
  return Object.assign(category, normalizedCategory(sent));
}

/** Keeps the category's items in the menu, without a category. */
export function removeCategory(menu: DemoMenu, category: DemoCategory): void {
  menu.categories = menu.categories.filter((other) => other !== category);
  menu.items.push(...category.items);
}
