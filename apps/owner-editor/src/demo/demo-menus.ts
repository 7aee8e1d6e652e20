import { UpdateMenuRequest } from '@cartaviva/contracts';
import {
  copyName,
  DomainError,
  normalizedMenu,
  requireReadableQr,
  requireVersion,
  slugOf,
  withCurrencies,
} from '@cartaviva/domain';
import { changedFields } from '@cartaviva/forms';
import type { EditedMenu } from '../store/menu-store';
import { newDemoId } from './demo-id';
import type { DemoItem } from './demo-item';
import { DemoMenu } from './demo-menu';
import { requireValid } from './refusals';

export function menuOf(menus: readonly DemoMenu[], menuId: string): DemoMenu {
  const menu = menus.find(({ id }) => id === menuId);
  if (!menu) throw new DomainError('MENU_NOT_FOUND');
  return menu;
}

/** Fields that the editor reads through separate calls. */
const CONTENT = ['categories', 'items', 'texts', 'translations'];

export function editedMenu(menu: DemoMenu): EditedMenu {
  const fields = Object.entries(menu).filter(([field]) => !CONTENT.includes(field));
  return Object.fromEntries(fields) as unknown as EditedMenu;
}

export const itemsIn = ({ items, categories }: DemoMenu): DemoItem[] => [
  ...items,
  ...categories.flatMap((category) => category.items),
];

/** Applies only the fields sent. Throws when `expected` is given and is not the menu's current version. */
export function changeMenu(menu: DemoMenu, sent: UpdateMenuRequest, expected?: number): DemoMenu {
  requireValid(UpdateMenuRequest, sent);
  requireVersion(menu, expected);
  const changes = changedFields<UpdateMenuRequest>(
    menu,
    withCurrencies(menu, normalizedMenu(sent)),
  );
  if (Object.keys(changes).length === 0) return menu;
  if (changes.qrDesign) requireReadableQr(changes.qrDesign);
  return Object.assign(menu, changes, {
    version: menu.version + 1,
    updatedAt: new Date().toISOString(),
  });
}

type NewMenu = Pick<DemoMenu, 'name' | 'restaurantName' | 'themeColor' | 'currency'> &
  Partial<DemoMenu>;

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

/** Creates an unpublished copy with all content and translations. The copies have new IDs. */
export function duplicateMenu(menus: DemoMenu[], menu: DemoMenu): DemoMenu {
  const anew = (item: DemoItem): DemoItem => ({ ...item, id: newDemoId(), version: 1 });
  return addMenu(menus, {
    ...menu,
    name: copyName(menu.name),
    items: menu.items.map(anew),
    categories: menu.categories.map((category) => ({
      ...category,
      id: newDemoId(),
      items: category.items.map(anew),
    })),
    version: 1,
    updatedAt: new Date().toISOString(),
  });
}
