import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { slugOf, TEXT_LIMITS } from '@cartaviva/domain';
import type { EditedMenu } from '../store/menu-store';
import { newDemoId } from './demo-id';
import type { DemoItem } from './demo-item';
import { DemoMenu } from './demo-menu';
import { changedMeanwhile } from './refusals';

/** The menu of an id, or the server's own refusal (specification §7, "Menu not found"). */
export function menuOf(menus: readonly DemoMenu[], menuId: string): DemoMenu {
  const menu = menus.find(({ id }) => id === menuId);
  if (!menu) throw new Error('Menu not found');
  return menu;
}

/** What is in a menu, which the editor reads apart. */
const CONTENT = ['categories', 'items', 'texts'];

/** The menu itself, as the editor knows it. */
export function editedMenu(menu: DemoMenu): EditedMenu {
  const fields = Object.entries(menu).filter(([field]) => !CONTENT.includes(field));
  return Object.fromEntries(fields) as unknown as EditedMenu;
}

export const itemsIn = ({ items, categories }: DemoMenu): DemoItem[] => [
  ...items,
  ...categories.flatMap((category) => category.items),
];

/** Only what is given changes, and only over the version that is expected, if one is. */
export function changeMenu(
  menu: DemoMenu,
  changes: UpdateMenuRequest,
  expected = menu.version,
): DemoMenu {
  if (expected !== menu.version) throw changedMeanwhile();
  return Object.assign(menu, changes, {
    version: menu.version + 1,
    updatedAt: new Date().toISOString(),
  });
}

type NewMenu = Pick<DemoMenu, 'name' | 'restaurantName' | 'themeColor' | 'currency'> &
  Partial<DemoMenu>;

/** Adds a draft without anything in it. */
export function addMenu(menus: DemoMenu[], menu: NewMenu): DemoMenu {
  const added = Object.assign(
    new DemoMenu(),
    { categories: [], ...menu },
    {
      id: newDemoId(),
      slug: slugOf(menu.restaurantName),
      isPublished: false,
    },
  );
  menus.push(added);
  return added;
}

/** A draft with all that the menu has, translations too, under ids of its own. */
export function duplicateMenu(menus: DemoMenu[], menu: DemoMenu): DemoMenu {
  const newIds = new Map<string, string>();
  function anew<Part extends { readonly id: string }>(part: Part): Part {
    const id = newDemoId();
    newIds.set(part.id, id);
    return { ...part, id };
  }
  const copy = addMenu(menus, {
    ...menu,
    name: [...`Copia de ${menu.name}`].slice(0, TEXT_LIMITS.name).join('').trim(),
    items: menu.items.map(anew),
    categories: menu.categories.map(({ items, ...category }) => ({
      ...anew(category),
      items: items.map(anew),
    })),
    version: 1,
    updatedAt: new Date().toISOString(),
  });
  newIds.set(menu.id, copy.id);
  copy.texts = menu.texts.map((text) => ({ ...text, id: newIds.get(text.id) ?? text.id }));
  return copy;
}
