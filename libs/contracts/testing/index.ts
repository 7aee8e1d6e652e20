import { describeCategories } from './category-cases';
import { describeContent } from './content-cases';
import { describeItems } from './item-cases';
import { describeMenus } from './menu-cases';
import type { StoreUnderTest } from './store-under-test';

export * from './store-under-test';

/**
 * Tests the behaviour that every store of menus shares. Plans, other owners, repeated and concurrent writes exist
 * only on the server. The demo differs in its images, which have no stored paths, in its addresses, which nobody else
 * uses, and in deletions, which can be undone until the tab closes instead of for a day.
 */
export function describeMenuStore(open: () => StoreUnderTest): void {
  describeMenus(open);
  describeCategories(open);
  describeItems(open);
  describeContent(open);
}
