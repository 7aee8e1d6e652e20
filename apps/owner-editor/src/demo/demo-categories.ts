import { ApiError } from '@cartaviva/api-client';
import { demoId, type DemoCategory, type DemoMenu } from './demo-menu';

/** A category and the menu it belongs to. */
export function categoryOf(menus: readonly DemoMenu[], categoryId: string) {
  for (const menu of menus) {
    const category = menu.categories.find(({ id }) => id === categoryId);
    if (category) return { menu, category };
  }
  throw new Error('Category not found');
}

export function addCategory(menu: DemoMenu, name: string): DemoCategory {
  const category = { id: demoId(Date.now()), name, items: [] };
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

/** Refuses a repeated name as the server does, case and blanks folded (decisions, "Calls"). */
function requireFreeName(menu: DemoMenu, category: DemoCategory, name: string): void {
  const folded = fold(name);
  if (menu.categories.some((other) => other !== category && fold(other.name) === folded)) {
    const error = 'Este menú ya tiene una categoría con ese nombre.';
    throw new ApiError(409, 'Conflict', JSON.stringify({ error }));
  }
}

const fold = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('es');
