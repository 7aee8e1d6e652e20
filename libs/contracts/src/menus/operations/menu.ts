import { message, Nothing } from '../../message';
import { ADMINISTRATORS, CONTENT_READERS, EDITORS } from '../../people/rights';
import type { Page } from '../../page';
import { ImportMenu, type ImportReport } from '../import.dto';
import type { ItemView } from '../item.dto';
import {
  CreateMenu,
  DuplicateMenu,
  MenuOverVersion,
  MenuRequest,
  UpdateMenu,
  type MenuView,
} from '../menu.dto';
import { ArrangeMenu } from '../order.dto';
import { ChangePrices } from '../prices.dto';
import { PrintMenu, type PrintedView } from '../print.dto';
import { SearchMenus } from '../search.dto';

export const menu = {
  list: message('menus.menu.list', SearchMenus, CONTENT_READERS).replies<Page<MenuView>>(),
  create: message('menus.menu.create', CreateMenu, ADMINISTRATORS).replies<MenuView>(),
  get: message('menus.menu.get', MenuRequest, CONTENT_READERS).replies<MenuView>(),
  /** Includes publication. The address follows the restaurant's name, and former addresses lead to it. */
  update: message('menus.menu.update', UpdateMenu, EDITORS).replies<MenuView>(),
  delete: message('menus.menu.delete', MenuOverVersion, ADMINISTRATORS).replies<Nothing>(),
  /** Undoes a deletion within one day. The plan must have room for the menu. */
  restore: message('menus.menu.restore', MenuOverVersion, ADMINISTRATORS).replies<MenuView>(),
  duplicate: message('menus.menu.duplicate', DuplicateMenu, ADMINISTRATORS).replies<MenuView>(),
  arrange: message('menus.menu.arrange', ArrangeMenu, EDITORS).replies<Nothing>(),
  changePrices: message('menus.menu.change-prices', ChangePrices, EDITORS).replies<ItemView[]>(),
  import: message('menus.menu.import', ImportMenu, EDITORS).replies<ImportReport>(),
  /** Requires a published menu, because only published menus have codes to print. */
  print: message('menus.menu.print', PrintMenu, EDITORS).replies<PrintedView>(),
  /** Returns a CSV that the import can read. */
  export: message('menus.menu.export', MenuRequest, EDITORS).replies<{
    csv: string;
    fileName: string;
  }>(),
} as const;
