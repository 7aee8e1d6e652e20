import { describeCategories } from './category-cases';
import { describeContent } from './content-cases';
import { describeItems } from './item-cases';
import { describeMenus } from './menu-cases';
import type { StoreUnderTest } from './store-under-test';

export * from './store-under-test';

/**
 * What every store of menus does alike. What differs is not here: plans, other owners, writes that are
 * sent again and writes at once are the server's alone; images of the demo are no paths of ours, its
 * addresses are nobody else's, and deletions can be taken back until its tab is closed, not for a day.
 */
export function describeMenuStore(open: () => StoreUnderTest): void {
  describeMenus(open);
  describeCategories(open);
  describeItems(open);
  describeContent(open);
}
