import type { CreateItemRequest, ItemRow } from '@cartaviva/contracts';
import { DomainError } from '@cartaviva/domain';
import type { SavedRow } from '../store/menu-store';
import { addItem, changeItem } from './demo-items';
import type { DemoMenu } from './demo-menu';

/**
 * Writes the valid rows and skips the others. A row with an item ID changes that item; a row without one adds an
 * item.
 */
export const saveRows = (menu: DemoMenu, rows: readonly ItemRow[]): SavedRow[] =>
  rows.map((row) => ({ itemId: savedIn(menu, row) }));

function savedIn(menu: DemoMenu, { itemId, expectedVersion, ...item }: ItemRow): string | null {
  try {
    if (itemId === undefined) return addItem(menu, item as CreateItemRequest).id;
    return changeItem([menu], itemId, item, expectedVersion).id;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
