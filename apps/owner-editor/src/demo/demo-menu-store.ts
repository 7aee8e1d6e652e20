import type { EditedItem, MenuStore } from '../store/menu-store';
import { addCategory, categoryOf, removeCategory, renameCategory } from './demo-categories';
import { addItem, changeItem, removeItem } from './demo-items';
import { menuOf, type DemoItem, type DemoMenu } from './demo-menu';
import { keepDemoMenus, openDemo } from './demo-storage';
import { pictureAsDataUrl } from './local-picture';

/** Edits the visitor's own menus in their browser. Calls no server. */
export const demoMenuStore: MenuStore = {
  root: 'demo',
  hasPublicPages: false,

  menu: async (menuId) => menuOf(openDemo(), menuId),
  categories: async (menuId) => menuOf(openDemo(), menuId).categories,
  items: async (menuId) => editedItems(menuOf(openDemo(), menuId)),

  updateMenu: async (menuId, changes) =>
    change((menus) => Object.assign(menuOf(menus, menuId), changes)),

  createCategory: async (menuId, name) =>
    change((menus) => addCategory(menuOf(menus, menuId), name)),
  renameCategory: async (categoryId, name) =>
    change((menus) => {
      const { menu, category } = categoryOf(menus, categoryId);
      return renameCategory(menu, category, name);
    }),
  deleteCategory: async (categoryId) =>
    change((menus) => {
      const { menu, category } = categoryOf(menus, categoryId);
      removeCategory(menu, category);
    }),

  createItem: async (menuId, request) =>
    change((menus) => editedItem(addItem(menuOf(menus, menuId), request), request.categoryId)),
  updateItem: async (itemId, changes) =>
    change((menus) => {
      const { item, categoryId } = changeItem(menus, itemId, changes);
      return editedItem(item, categoryId);
    }),
  deleteItem: async (itemId) => change((menus) => removeItem(menus, itemId)),

  sendPicture: async (file, onProgress) => {
    const picture = await pictureAsDataUrl(file);
    onProgress(100);
    return picture;
  },
  confirmPicture: async (sent) => sent,
};

/** Reads the menus, lets `edit` change them, and keeps what came of it. */
export function change<Result>(edit: (menus: DemoMenu[]) => Result): Result {
  const menus = openDemo();
  const result = edit(menus);
  keepDemoMenus(menus);
  return result;
}

function editedItem(item: DemoItem, categoryId: string | null = null): EditedItem {
  return { ...item, categoryId };
}

function editedItems({ items, categories }: DemoMenu): EditedItem[] {
  return [
    ...items.map((item) => editedItem(item)),
    ...categories.flatMap(({ id, items: own }) => own.map((item) => editedItem(item, id))),
  ];
}
