import { message, Nothing } from '../../message';
import { CONTENT_READERS, EDITORS } from '../../people/rights';
import { rowsSetAvailabilityAlone, setsAvailabilityAlone } from '../../people/availability-alone';
import type { Page } from '../../page';
import { DeleteItems, type DeletionReport } from '../item-deletions.dto';
import {
  CreateItem,
  ItemOverVersion,
  ItemRequest,
  UpdateItem,
  type FoundItem,
  type ItemView,
} from '../item.dto';
import { UpsertItems, type UpsertReport } from '../item-rows.dto';
import { MenuRequest } from '../menu.dto';
import { SearchItems } from '../search.dto';
import { ShareItems, type ShareReport, type SharingView } from '../shared-items.dto';
import type { Revised } from '../version';

export const item = {
  /** Lists a menu's items, by default in their order: all of them, or one page. */
  search: message('menus.item.search', SearchItems, CONTENT_READERS).replies<
    Page<FoundItem> & Revised
  >(),
  get: message('menus.item.get', ItemRequest, CONTENT_READERS).replies<ItemView>(),
  create: message('menus.item.create', CreateItem, EDITORS).replies<ItemView>(),
  update: message('menus.item.update', UpdateItem, {
    ...EDITORS,
    kitchen: setsAvailabilityAlone,
  }).replies<ItemView>(),
  /**
   * Writes the rows in one transaction. Refused as ROWS_REFUSED, with the errors of each row, when a row is refused
   * and `onError` is `abort`.
   */
  upsert: message('menus.item.upsert', UpsertItems, {
    ...EDITORS,
    kitchen: rowsSetAvailabilityAlone,
  }).replies<UpsertReport>(),
  delete: message('menus.item.delete', ItemOverVersion, EDITORS).replies<Nothing>(),
  /** Deletes items in one transaction. Refused as ROWS_REFUSED when a row is refused and `onError` is `abort`. */
  deleteMany: message('menus.item.deleteMany', DeleteItems, EDITORS).replies<DeletionReport>(),
  /** Undoes a deletion within one day. */
  restore: message('menus.item.restore', ItemOverVersion, EDITORS).replies<ItemView>(),
  /** Returns the items of a menu that are shared with other menus. */
  sharing: message('menus.item.sharing', MenuRequest, CONTENT_READERS).replies<SharingView>(),
  /** Adds items of other menus to this menu. Items that it already contains do not change. */
  share: message('menus.item.share', ShareItems, EDITORS).replies<ShareReport>(),
  /** Ends the sharing of an item. It becomes an independent item of its menu. */
  separate: message('menus.item.separate', ItemRequest, EDITORS).replies<Nothing>(),
} as const;
