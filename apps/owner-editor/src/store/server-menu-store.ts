import { api, confirmUpload, sendImage } from '@cartaviva/api-client';
import type {
  CategoryView,
  ImportReport,
  ItemView,
  MenuView,
  Translation,
} from '@cartaviva/contracts';
import type { MenuStore } from './menu-store';

/** Edits the signed-in owner's menus through the gateway (specification §7). */
export const serverMenuStore: MenuStore = {
  root: '/api',
  hasPublicPages: true,
  hasStorageLimit: true,

  menu: async (menuId) => ownMenu(await api.get<Partial<MenuView>>(`/api/menus/${menuId}`)),
  categories: (menuId) => api.get<CategoryView[]>(`/api/menus/${menuId}/categories`),
  items: (menuId) => api.get<ItemView[]>(`/api/menus/${menuId}/items`),

  updateMenu: (menuId, changes, ifMatch) =>
    api.put<MenuView>(`/api/menus/${menuId}`, changes, { ifMatch }),
  arrange: (menuId, order) => api.put(`/api/menus/${menuId}/order`, order),
  changePrices: (menuId, items) => api.put<ItemView[]>(`/api/menus/${menuId}/prices`, { items }),
  importSpreadsheet: (menuId, table, preview) =>
    api.post<ImportReport>(`/api/menus/${menuId}/import${preview ? '?preview=true' : ''}`, table),

  translations: (menuId, language) =>
    api.get<Translation[]>(`/api/menus/${menuId}/translations/${language}`),
  translate: (menuId, language, texts) =>
    api.put<Translation[]>(`/api/menus/${menuId}/translations/${language}`, { texts }),

  createCategory: (menuId, name) =>
    api.post<CategoryView>(`/api/menus/${menuId}/categories`, { name }),
  renameCategory: (categoryId, name) =>
    api.put<CategoryView>(`/api/categories/${categoryId}`, { name }),
  deleteCategory: (categoryId) => api.delete(`/api/categories/${categoryId}`),

  createItem: (menuId, item) => api.post<ItemView>(`/api/menus/${menuId}/items`, item),
  updateItem: (itemId, changes, ifMatch) =>
    api.put<ItemView>(`/api/items/${itemId}`, changes, { ifMatch }),
  deleteItem: (itemId) => api.delete(`/api/items/${itemId}`),
  restoreItem: (itemId) => api.post<ItemView>(`/api/items/${itemId}/restore`),

  sendImage,
  confirmImage: (sent, purpose) => confirmUpload(purpose, sent),
};

/** Somebody else's published menu is answered too, as diners see it: that one is not to be edited. */
function ownMenu(menu: Partial<MenuView>): MenuView {
  if (menu.isPublished === undefined) throw new Error('Menu not found');
  return menu as MenuView;
}
