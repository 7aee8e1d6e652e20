import type { ImportReport } from '@cartaviva/contracts';
import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

/** POST /api/menus/{id}/import, either as a preview or to import the items. */
export function useImportSpreadsheet(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  return {
    preview: (table: Blob): Promise<ImportReport> => store.importSpreadsheet(menuId, table, true),
    land: async (table: Blob): Promise<ImportReport> => {
      const report = await store.importSpreadsheet(menuId, table, false);
      await refresh('categories', 'items');
      return report;
    },
  };
}
