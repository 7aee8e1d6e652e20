import { foldedName } from '@cartaviva/domain';
import { newDemoId } from './demo-id';
import type { DemoCategory, DemoMenu } from './demo-menu';
import { nameTaken } from './refusals';

/** A category and the menu it belongs to. */
export function categoryOf(menus: readonly DemoMenu[], categoryId: string) {
  for (const menu of menus) {
    const category = menu.categories.find(({ id }) => id === categoryId);
    if (category) return { menu, category };
  }
  throw new Error('Category not found');
}

/** The category that goes by a name, case and blanks folded (decisions, "Calls"). */
export const categoryNamed = (menu: DemoMenu, name: string): DemoCategory | undefined =>
  menu.categories.find((category) => foldedName(category.name) === foldedName(name));

export function addCategory(menu: DemoMenu, name: string): DemoCategory {
  const category = { id: newDemoId(), name, items: [] };
  requireFreeName(menu, category, name);
  menu.categories.push(category);
  return category;
}

export function renameCategory(menu: DemoMenu, category: DemoCategory, name: string): DemoCategory {
  requireFreeName(menu, category, name);
  return Object.assign(category, { name });
}

/** Its items stay, without a category. */
export function removeCategory(menu: DemoMenu, category: DemoCategory): void {
  menu.categories = menu.categories.filter((other) => other !== category);
  menu.items.push(...category.items);
}

function requireFreeName(menu: DemoMenu, category: DemoCategory, name: string): void {
  const taken = categoryNamed(menu, name);
  if (taken && taken !== category) throw nameTaken();
}
