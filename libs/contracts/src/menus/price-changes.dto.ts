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

/** Sources of new prices: a percentage, or a list of prices. */
export const PRICE_CHANGE_KINDS = ['percent', 'list'] as const;
export type PriceChangeKind = (typeof PRICE_CHANGE_KINDS)[number];

const MAX_LINE = 1_000_000;

/** A price in a list. The row names its item by ID, by external ID, or by name in each menu. */
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

  /** Size or extra that the price belongs to. Items with sizes require it. */
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.option })
  option?: string;

  @Price()
  price: string;

  /** Line in the owner's file. It defaults to the row's position in the list, from 1. */
  @Unchanged()
  @WholeNumber(1, MAX_LINE)
  line?: number;
}

/** Body of POST /api/price-changes/preview: the affected prices and their change. */
export class PriceChangeRequest {
  /** Defaults to all menus of the account. */
  @Unchanged()
  @IdList(MENUS_PER_PRICE_CHANGE)
  @ArrayMinSize(1, { message: RULE_MESSAGES.oneMenu })
  menuIds?: string[];

  /** Limits the change to the items of these categories. */
  @Unchanged()
  @IdList(1000)
  categoryIds?: string[];

  @IsIn([...PRICE_CHANGE_KINDS], { message: RULE_MESSAGES.priceChangeKind })
  kind: PriceChangeKind;

  /** Required for the kind `percent`. A negative value lowers prices. */
  @Unchanged()
  @Percent(MIN_PERCENT, MAX_PERCENT)
  percent?: number;

  /** Defaults to `exact` for the kind `percent`. */
  @Unchanged()
  @IsIn([...PERCENT_ROUNDINGS], { message: RULE_MESSAGES.percentRounding })
  rounding?: PercentRounding;

  /** Required for the kind `list`. */
  @Unchanged()
  @ListOf(() => ListedPriceRow, { max: PRICES_PER_LIST })
  prices?: ListedPriceRow[];
}

/** State of a menu in a preview. The mark changes if another change of the menu's prices intervenes. */
export class PreviewedMark {
  @Id()
  menuId: string;

  @IsString({ message: RULE_MESSAGES.invalid })
  @Matches(/^[\w-]{22}$/, { message: RULE_MESSAGES.invalid })
  mark: string;
}

/** Body of POST /api/price-changes: a change with or without a preview. */
export class ApplyPricesRequest extends PriceChangeRequest {
  /** A mark for each menu of the preview. Nothing is written if the change would differ now. */
  @Unchanged()
  @ListOf(() => PreviewedMark, { max: MENUS_PER_PRICE_CHANGE })
  previewed?: PreviewedMark[];
}

export class PricesView {
  @Price()
  price: string;

  @Sizes()
  sizes: ItemOption[];

  @Extras()
  extras: ItemOption[];
}

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

export class RepricedMenu {
  @Id()
  menuId: string;

  @IsString()
  name: string;

  @WholeNumber(0, ITEMS_PER_PRICE_CHANGE)
  itemCount: number;
}

export class PreviewedMenu extends RepricedMenu {
  @IsString()
  currency: string;

  @WholeNumber(0, ITEMS_PER_PRICE_CHANGE)
  unchangedCount: number;

  /** Mark of the menu's previewed changes, for `previewed`. */
  @IsString()
  mark: string;
}

export class PriceFault {
  @WholeNumber(1, MAX_LINE)
  line: number;

  @IsString()
  reason: string;
}

export class PriceChangePreview {
  @ListOf(() => PreviewedMenu)
  menus: PreviewedMenu[];

  /** Sorted by menu, and by the order of items in each menu. */
  @ListOf(() => RepricedItem)
  items: RepricedItem[];

  @ListOf(() => PriceFault)
  faults: PriceFault[];
}

/** An item that an undo left unchanged. */
export class LeftItem {
  @Id()
  menuId: string;

  @Id()
  itemId: string;

  @IsString()
  name: string;
}

export class PriceChangeUndo {
  @IsISO8601()
  at: string;

  @WholeNumber(0, ITEMS_PER_PRICE_CHANGE)
  restoredCount: number;

  /** Items that were changed or deleted after the price change. */
  @ListOf(() => LeftItem)
  left: LeftItem[];
}

/** A price change of the last 30 days. */
export class PriceChangeView {
  @Id()
  id: string;

  @IsIn([...PRICE_CHANGE_KINDS])
  kind: PriceChangeKind;

  /** Null for a list. */
  @Nullable()
  @Percent(MIN_PERCENT, MAX_PERCENT)
  percent: number | null;

  @WholeNumber(0, ITEMS_PER_PRICE_CHANGE)
  itemCount: number;

  @ListOf(() => RepricedMenu)
  menus: RepricedMenu[];

  @IsISO8601()
  at: string;

  /** Null if the change has not been undone. */
  @Nullable()
  @Nested(() => PriceChangeUndo)
  undo: PriceChangeUndo | null;
}

/** The prices of a spreadsheet, for `prices` of a price change. */
export class PriceListView extends UnreadParts {
  @ListOf(() => ListedPriceRow)
  prices: ListedPriceRow[];

  @ListOf(() => PriceFault)
  faults: PriceFault[];
}
