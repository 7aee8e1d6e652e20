import {
  ITEMS_PER_PRICE_CHANGE,
  MAX_PERCENT,
  MENUS_PER_PRICE_CHANGE,
  MIN_PERCENT,
  PERCENT_ROUNDINGS,
  PRICES_PER_LIST,
  RULE_MESSAGES,
  TEXT_LIMITS,
  type PercentRounding,
} from '@cartaviva/domain';
import { ArrayMinSize, IsIn, IsISO8601, IsString, Matches } from 'class-validator';
import {
  FileToImport,
  Id,
  IdList,
  ListOf,
  Nested,
  Nullable,
  Percent,
  Price,
  Text,
  Unchanged,
  WholeNumber,
} from '../rules';
import { UnreadParts } from './import.dto';
import { Extras, Sizes, type ItemOption } from './item-option.dto';

/** What a price change follows: a percentage, or a list of prices. */
export const PRICE_CHANGE_KINDS = ['percent', 'list'] as const;
export type PriceChangeKind = (typeof PRICE_CHANGE_KINDS)[number];

/** Largest line number that a spreadsheet may have. */
const MAX_LINE = 1_000_000;

/** A price of a list: of the item of the id, or of the external id, or of the name in each menu. */
export class ListedPriceRow {
  @Unchanged()
  @Id()
  itemId?: string;

  @Unchanged()
  @Text({ max: TEXT_LIMITS.externalId })
  externalId?: string;

  @Unchanged()
  @Text({ max: TEXT_LIMITS.name })
  name?: string;

  /** The size or extra that it is of; an item that has sizes needs it. */
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.option })
  option?: string;

  @Price()
  price: string;

  /** In the owner's file; the row's place in the list, from 1, when it is left out. */
  @Unchanged()
  @WholeNumber(1, MAX_LINE)
  line?: number;
}

/** POST /api/price-changes/preview: which prices, and how they change. */
export class PriceChangeRequest {
  /** All menus of the account when it is left out. */
  @Unchanged()
  @IdList(MENUS_PER_PRICE_CHANGE)
  @ArrayMinSize(1, { message: RULE_MESSAGES.oneMenu })
  menuIds?: string[];

  /** Items of these categories alone. */
  @Unchanged()
  @IdList(1000)
  categoryIds?: string[];

  @IsIn([...PRICE_CHANGE_KINDS], { message: RULE_MESSAGES.priceChangeKind })
  kind: PriceChangeKind;

  /** Of `percent`, which needs it; negative lowers. */
  @Unchanged()
  @Percent(MIN_PERCENT, MAX_PERCENT)
  percent?: number;

  /** Of `percent`; `exact` when it is left out. */
  @Unchanged()
  @IsIn([...PERCENT_ROUNDINGS], { message: RULE_MESSAGES.percentRounding })
  rounding?: PercentRounding;

  /** Of `list`, which needs it. */
  @Unchanged()
  @ListOf(() => ListedPriceRow, { max: PRICES_PER_LIST })
  prices?: ListedPriceRow[];
}

/** A menu of a preview as it was then: another change of its prices meanwhile gives it another mark. */
export class PreviewedMark {
  @Id()
  menuId: string;

  @IsString({ message: RULE_MESSAGES.invalid })
  @Matches(/^[\w-]{22}$/, { message: RULE_MESSAGES.invalid })
  mark: string;
}

/** POST /api/price-changes: the change of a preview, or one that nobody looked at before. */
export class ApplyPricesRequest extends PriceChangeRequest {
  /** Of each menu of the preview: nothing is written when another change would come of it now. */
  @Unchanged()
  @ListOf(() => PreviewedMark, { max: MENUS_PER_PRICE_CHANGE })
  previewed?: PreviewedMark[];
}

export class ApplyPrices extends ApplyPricesRequest {
  /** The id it is to have, so that a write that is sent again changes nothing twice. */
  @Unchanged()
  @Id()
  newId?: string;
}

export class PriceChangeOf {
  @Id()
  priceChangeId: string;
}

/** All the prices of an item. */
export class PricesView {
  @Price()
  price: string;

  @Sizes()
  sizes: ItemOption[];

  @Extras()
  extras: ItemOption[];
}

/** An item whose prices change, or changed. */
export class RepricedItem {
  @Id()
  menuId: string;

  @Id()
  itemId: string;

  @IsString()
  name: string;

  @Nested(() => PricesView)
  before: PricesView;

  @Nested(() => PricesView)
  after: PricesView;
}

/** A menu that a price change is about. */
export class RepricedMenu {
  @Id()
  menuId: string;

  @IsString()
  name: string;

  /** How many of its items change. */
  @WholeNumber(0, ITEMS_PER_PRICE_CHANGE)
  itemCount: number;
}

export class PreviewedMenu extends RepricedMenu {
  @IsString()
  currency: string;

  /** How many stay as they are. */
  @WholeNumber(0, ITEMS_PER_PRICE_CHANGE)
  unchangedCount: number;

  /** Of what would change in it: what `previewed` takes. */
  @IsString()
  mark: string;
}

/** A line of the list that changes nothing, and why. */
export class PriceFault {
  @WholeNumber(1, MAX_LINE)
  line: number;

  @IsString()
  reason: string;
}

export class PriceChangePreview {
  @ListOf(() => PreviewedMenu)
  menus: PreviewedMenu[];

  /** In the order of the menus, and in each in its own order. */
  @ListOf(() => RepricedItem)
  items: RepricedItem[];

  @ListOf(() => PriceFault)
  faults: PriceFault[];
}

/** An item that an undoing left as it was found. */
export class LeftItem {
  @Id()
  menuId: string;

  @Id()
  itemId: string;

  @IsString()
  name: string;
}

/** What came of an undoing. */
export class PriceChangeUndo {
  @IsISO8601()
  at: string;

  /** Items whose prices are again what they were. */
  @WholeNumber(0, ITEMS_PER_PRICE_CHANGE)
  restoredCount: number;

  /** Items that were changed or deleted since. */
  @ListOf(() => LeftItem)
  left: LeftItem[];
}

/** A price change of the last 30 days. */
export class PriceChangeView {
  @Id()
  id: string;

  @IsIn([...PRICE_CHANGE_KINDS])
  kind: PriceChangeKind;

  /** Null of a list. */
  @Nullable()
  @Percent(MIN_PERCENT, MAX_PERCENT)
  percent: number | null;

  @WholeNumber(0, ITEMS_PER_PRICE_CHANGE)
  itemCount: number;

  @ListOf(() => RepricedMenu)
  menus: RepricedMenu[];

  @IsISO8601()
  at: string;

  /** Null of one that stands. */
  @Nullable()
  @Nested(() => PriceChangeUndo)
  undo: PriceChangeUndo | null;
}

/** POST /api/price-changes/lists: a spreadsheet, a price a line. */
export class ReadPrices {
  @FileToImport()
  content: Uint8Array;
}

/** The prices of a spreadsheet: what `prices` of a change takes. */
export class PriceListView extends UnreadParts {
  @ListOf(() => ListedPriceRow)
  prices: ListedPriceRow[];

  @ListOf(() => PriceFault)
  faults: PriceFault[];
}
