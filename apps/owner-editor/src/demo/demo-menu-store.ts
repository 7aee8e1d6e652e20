import type { MenuStore } from '../store/menu-store';
import { addCategory, categoryOf, changeCategory, removeCategory } from './demo-categories';
import { land, plansFor } from './demo-import';
import {
  addItem,
  changeItem,
  editedItem,
  editedItems,
  itemOf,
  removeItem,
  returnItem,
} from './demo-items';
import { changeMenu, editedMenu, menuOf } from './demo-menus';
import { arrange } from './demo-order';
import { changePrices } from './demo-prices';
import { saveRows } from './demo-rows';
import { changeDemo, readDemo } from './demo-storage';
import { translate, translationsIn } from './demo-translations';
import { imageAsDataUrl } from './local-image';

/** Items deleted during this visit, which can be restored until the tab is closed. */
const removed = new Map<string, ReturnType<typeof removeItem>>();

export const demoMenuStore: MenuStore = {
  root: 'demo',
  hasPublicPages: false,
  isShared: false,
  hasStorageLimit: false,

  menu: async (menuId) => readDemo((menus) => editedMenu(menuOf(menus, menuId))),
  categories: async (menuId) => readDemo((menus) => menuOf(menus, menuId).categories),
  items: async (menuId) => readDemo((menus) => editedItems(menuOf(menus, menuId))),

  updateMenu: async (menuId, changes, version) =>
    changeDemo((menus) => editedMenu(changeMenu(menuOf(menus, menuId), changes, version))),
  arrange: async (menuId, order) => changeDemo((menus) => arrange(menuOf(menus, menuId), order)),
  changePrices: async (menuId, prices) =>
    changeDemo((menus) => changePrices(menuOf(menus, menuId), prices)),
  importSpreadsheet: async (menuId, table, preview) => {
    const planFor = await plansFor(table);
    if (preview) return readDemo((menus) => planFor(menuOf(menus, menuId)).report);
    return changeDemo((menus) => {
      const menu = menuOf(menus, menuId);
      return land(menu, planFor(menu));
    });
  },

  translations: async (menuId, language) =>
    readDemo((menus) => translationsIn(menuOf(menus, menuId), language)),
  translate: async (menuId, language, texts) =>
    changeDemo((menus) => translate(menuOf(menus, menuId), language, texts)),

  createCategory: async (menuId, category) =>
    changeDemo((menus) => addCategory(menuOf(menus, menuId), category)),
  updateCategory: async (categoryId, changes) =>
    changeDemo((menus) => {
      const { menu, category } = categoryOf(menus, categoryId);
      return changeCategory(menu, category, changes);
    }),
  deleteCategory: async (categoryId) =>
    changeDemo((menus) => {
      const { menu, category } = categoryOf(menus, categoryId);
      removeCategory(menu, category);
    }),

  createItem: async (menuId, request) =>
    changeDemo((menus) => addItem(menuOf(menus, menuId), request)),
  updateItem: async (itemId, changes, version) =>
    changeDemo((menus) => changeItem(menus, itemId, changes, version)),
  saveItems: async (menuId, rows) => changeDemo((menus) => saveRows(menuOf(menus, menuId), rows)),
  deleteItem: async (itemId) => {
    removed.set(
      itemId,
      changeDemo((menus) => removeItem(menus, itemId)),
    );
  },
  deleteItems: async (menuId, items) => {
    const versions = new Map(items.map(({ id, version }) => [id, version]));
    const found = readDemo((menus) => editedItems(menuOf(menus, menuId)));
    for (const { id, version } of found) {
      if (versions.get(id) !== version) continue;
      removed.set(
        id,
        changeDemo((menus) => removeItem(menus, id)),
      );
    }
  },
  restoreItem: async (itemId) => {
    const found = removed.get(itemId);
    if (!found) {
      return readDemo((menus) => {
        const { item, categoryId } = itemOf(menus, itemId);
        return editedItem(item, categoryId);
      });
    }
    const item = changeDemo((menus) => returnItem(menuOf(menus, found.menu.id), found));
    removed.delete(itemId);
    return item;
  },

  sendImage: async (file, onProgress) => {
    const image = await imageAsDataUrl(file);
    onProgress(100);
    return image;
  },
  confirmImage: async (sent) => sent,
};
