import { api, ifMatch, readMenuFile } from '@cartaviva/api-client';
import type { MenuView, PublicMenuView } from '@cartaviva/contracts';
import { serverImages } from '@cartaviva/forms/images';
import { readOtherMenus } from './read-other-menus';
import { VERSIONS_A_PAGE, type MenuStore } from './menu-store';

const ofMenu = (menuId: string) => ({ path: { menuId } });
const ofItem = (itemId: string) => ({ path: { itemId } });

/** Stores the signed-in owner's menus through the gateway (specification §7). */
export const serverMenuStore: MenuStore = {
  root: '/api',
  hasPublicPages: true,
  isShared: true,
  ...serverImages,

  menu: async (menuId) => ownMenu(await api.get('/api/menus/{menuId}', { params: ofMenu(menuId) })),
  categories: (menuId) => api.get('/api/menus/{menuId}/categories', { params: ofMenu(menuId) }),
  items: (menuId) => api.get('/api/menus/{menuId}/items', { params: ofMenu(menuId) }),

  updateMenu: (menuId, body, version) => {
    const params = { ...ofMenu(menuId), header: ifMatch(version) };
    return api.put('/api/menus/{menuId}', { params, body });
  },
  arrange: (menuId, body) => api.put('/api/menus/{menuId}/order', { params: ofMenu(menuId), body }),
  changePrices: (menuId, items) => {
    const body = { items: [...items] };
    return api.put('/api/menus/{menuId}/prices', { params: ofMenu(menuId), body });
  },
  importSpreadsheet: (menuId, body, preview) => {
    const params = { ...ofMenu(menuId), query: preview ? { preview } : {} };
    return api.post('/api/menus/{menuId}/import', { params, body });
  },
  readMenuFile,

  translations: (menuId, language) => {
    const params = { path: { menuId, language } };
    return api.get('/api/menus/{menuId}/translations/{language}', { params });
  },
  translate: (menuId, language, texts) => {
    const params = { path: { menuId, language } };
    const body = { texts: [...texts] };
    return api.put('/api/menus/{menuId}/translations/{language}', { params, body });
  },

  createCategory: (menuId, body) =>
    api.post('/api/menus/{menuId}/categories', { params: ofMenu(menuId), body }),
  updateCategory: (categoryId, body) =>
    api.put('/api/categories/{categoryId}', { params: { path: { categoryId } }, body }),
  deleteCategory: (categoryId) =>
    api.delete('/api/categories/{categoryId}', { params: { path: { categoryId } } }),

  createItem: (menuId, body) =>
    api.post('/api/menus/{menuId}/items', { params: ofMenu(menuId), body }),
  updateItem: (itemId, body, version) => {
    const params = { ...ofItem(itemId), header: ifMatch(version) };
    return api.put('/api/items/{itemId}', { params, body });
  },
  saveItems: async (menuId, rows) => {
    // Rows pasted below the last row are always new items, even if their name exists.
    const body = { items: [...rows], onError: 'skip' as const, sameName: 'add' as const };
    const report = await api.put('/api/menus/{menuId}/items', { params: ofMenu(menuId), body });
    return report.rows;
  },
  deleteItems: async (menuId, items) => {
    const rows = items.map(({ id, version }) => ({ itemId: id, expectedVersion: version }));
    const body = { items: rows, onError: 'skip' as const };
    await api.post('/api/menus/{menuId}/items/deletions', { params: ofMenu(menuId), body });
  },
  deleteItem: (itemId) => api.delete('/api/items/{itemId}', { params: ofItem(itemId) }),
  restoreItem: (itemId) => api.post('/api/items/{itemId}/restore', { params: ofItem(itemId) }),

  sharing: {
    of: (menuId) => api.get('/api/menus/{menuId}/items/shared', { params: ofMenu(menuId) }),
    otherMenus: readOtherMenus,
    share: (menuId, itemIds) => {
      const body = { itemIds: [...itemIds] };
      return api.post('/api/menus/{menuId}/items/shared', { params: ofMenu(menuId), body });
    },
    separate: (itemId) => api.delete('/api/items/{itemId}/sharing', { params: ofItem(itemId) }),
  },

  history: {
    list: (menuId, page) =>
      api.get('/api/menus/{menuId}/history', {
        params: { ...ofMenu(menuId), query: { page, limit: VERSIONS_A_PAGE } },
      }),
    compare: (menuId, versionNumber, against) =>
      api.get('/api/menus/{menuId}/history/{versionNumber}', {
        params: { path: { menuId, versionNumber }, query: { against } },
      }),
    preview: (menuId, versionNumber, items) =>
      api.post('/api/menus/{menuId}/history/{versionNumber}/restore', {
        params: { path: { menuId, versionNumber } },
        body: { preview: true, ...only(items) },
      }),
    restore: (menuId, versionNumber, { items, revision } = {}) => {
      const header = revision === undefined ? {} : { 'If-Match': `"r${revision}"` };
      return api.post('/api/menus/{menuId}/history/{versionNumber}/restore', {
        params: { path: { menuId, versionNumber }, header },
        body: only(items),
      });
    },
  },
};

/** Restricts a restore to these items. Without IDs the whole menu is restored. */
const only = (items?: readonly string[]) => (items ? { items: [...items] } : {});

/** The endpoint also returns another owner's published menu, in its public form, which must not be edited. */
function ownMenu(menu: MenuView | PublicMenuView): MenuView {
  if (!('isPublished' in menu)) throw new Error('Menu not found');
  return menu;
}
