import { message } from '../../message';
import { EDITORS } from '../../people/rights';
import { PageRequest, type Page } from '../../page';
import {
  ApplyPrices,
  PriceChangeOf,
  PriceChangeRequest,
  ReadPrices,
  type PriceChangePreview,
  type PriceChangeView,
  type PriceListView,
} from '../price-changes.dto';

export const priceChange = {
  /** Reads the prices of a spreadsheet and the lines at fault. Nothing is stored. */
  read: message('menus.price-change.read', ReadPrices, EDITORS).replies<PriceListView>(),
  /** Computes a price change. Nothing is stored. */
  preview: message(
    'menus.price-change.preview',
    PriceChangeRequest,
    EDITORS,
  ).replies<PriceChangePreview>(),
  /** Applies a change in one transaction. Refused as CHANGED_MEANWHILE when it differs from the preview. */
  apply: message('menus.price-change.apply', ApplyPrices, EDITORS).replies<PriceChangeView>(),
  /** Restores prices that nobody changed since. The reply lists the items that were left unchanged. */
  undo: message('menus.price-change.undo', PriceChangeOf, EDITORS).replies<PriceChangeView>(),
  /** Lists the changes of the last 30 days, the newest first. */
  list: message('menus.price-change.list', PageRequest, EDITORS).replies<Page<PriceChangeView>>(),
} as const;
