import { api, claimPicture, sendPicture } from '@cartaviva/api-client';
import type { CategoryView, ItemView, MenuView } from '@cartaviva/contracts';
import type { MenuStore } from './menu-store';

/** Edits the signed-in owner's menus through the gateway (specification §7). */
export const serverMenuStore: MenuStore = {
  root: '/api',
  hasPublicPages: true,

  menu: async (menuId) => ownMenu(await api.get<Partial<MenuView>>(`/api/menus/${menuId}`)),
  categories: (menuId) => api.get<CategoryView[]>(`/api/menus/${menuId}/categories`),
  items: (menuId) => api.get<ItemView[]>(`/api/menus/${menuId}/items`),

  updateMenu: (menuId, changes) => api.put<MenuView>(`/api/menus/${menuId}`, changes),

  createCategory: (menuId, name) =>
    api.post<CategoryView>(`/api/menus/${menuId}/categories`, { name }),
  renameCategory: (categoryId, name) =>
    api.put<CategoryView>(`/api/categories/${categoryId}`, { name }),
  deleteCategory: (categoryId) => api.delete(`/api/categories/${categoryId}`),

  createItem: (menuId, item) => api.post<ItemView>(`/api/menus/${menuId}/items`, item),
  updateItem: (itemId, changes) => api.put<ItemView>(`/api/items/${itemId}`, changes),
  deleteItem: (itemId) => api.delete(`/api/items/${itemId}`),

  sendPicture,
  confirmPicture: (sent, purpose) => claimPicture(purpose, sent),
};

/** Somebody else's published menu is answered too, as diners see it: that one is not to be edited. */
function ownMenu(menu: Partial<MenuView>): MenuView {
  if (menu.isPublished === undefined) throw new Error('Menu not found');
  return menu as MenuView;
}
