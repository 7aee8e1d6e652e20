import { ITEMS_PER_MENU, PRICES_PER_LIST, RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import { IsIn, IsString } from 'class-validator';
import {
  Clearable,
  Id,
  ListOf,
  Nullable,
  Price,
  RowsOf,
  Text,
  Unchanged,
  WholeNumber,
} from '../rules';
import { ItemDetails } from './item.dto';
import { MAX_VERSION } from './version';

/**
 * A row of an upsert. It updates the item with its id, or else its external id, or else its name.
 * If no item matches, it creates one.
 */
export class ItemRow extends ItemDetails {
  @Unchanged()
  @Id()
  itemId?: string;

  @Clearable()
  @Text({ min: 1, max: TEXT_LIMITS.externalId })
  externalId?: string | null;

  /** Required for a new item. */
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name?: string;

  /** Required for a new item. */
  @Unchanged()
  @Price()
  price?: string;

  /** Replaces `categoryId`: the name of the item's category, which is created if it does not exist. */
  @Clearable()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  categoryName?: string | null;

  /** The row is refused if the item has another version. */
  @Unchanged()
  @WholeNumber(1, MAX_VERSION)
  expectedVersion?: number;
}

/** Effect of a refused row: `abort` writes no row, `skip` writes the other rows. */
export const ON_ROW_ERROR = ['abort', 'skip'] as const;
export type OnRowError = (typeof ON_ROW_ERROR)[number];

/** Action for a row without id and external id whose name exists: update that item or add a new one. */
export const ON_SAME_NAME = ['update', 'add'] as const;
export type OnSameName = (typeof ON_SAME_NAME)[number];

/** Body of PUT /api/menus/{id}/items. The rows are written in one transaction. */
export class UpsertItemsRequest {
  @RowsOf(() => ItemRow, ITEMS_PER_MENU)
  items: ItemRow[];

  @Unchanged()
  @IsIn([...ON_ROW_ERROR], { message: RULE_MESSAGES.onError })
  onError?: OnRowError;

  @Unchanged()
  @IsIn([...ON_SAME_NAME], { message: RULE_MESSAGES.sameName })
  sameName?: OnSameName;
}

export const ROW_STATUSES = ['created', 'updated', 'unchanged', 'failed'] as const;

export class RowError {
  /** Name of the field in the row, or `menu` if the menu has no room. */
  @IsString()
  field: string;

  @IsString()
  reason: string;
}

/** A refused row of a list of items or prices. */
export class RefusedRowView {
  /** Position of the row in the list, from 0. */
  @WholeNumber(0, PRICES_PER_LIST - 1)
  index: number;

  @Nullable()
  @Text({ max: TEXT_LIMITS.externalId })
  externalId: string | null;

  @ListOf(() => RowError)
  errors: RowError[];
}

export class UpsertedRow {
  /** Position of the row in the list, from 0. */
  @WholeNumber(0, ITEMS_PER_MENU - 1)
  index: number;

  @Nullable()
  @Text({ max: TEXT_LIMITS.externalId })
  externalId: string | null;

  @IsIn([...ROW_STATUSES])
  status: (typeof ROW_STATUSES)[number];

  /** Null for a failed row. */
  @Nullable()
  @Id()
  itemId: string | null;

  /** Version of the item after the write, for `If-Match` and `expectedVersion`. It is null for a failed row. */
  @Nullable()
  @WholeNumber(1, MAX_VERSION)
  version: number | null;

  /** Present for a failed row. */
  @Unchanged()
  @ListOf(() => RowError)
  errors?: RowError[];
}

export class UpsertReport {
  @WholeNumber(0, ITEMS_PER_MENU)
  created: number;

  @WholeNumber(0, ITEMS_PER_MENU)
  updated: number;

  /** Number of rows that equal the stored item. */
  @WholeNumber(0, ITEMS_PER_MENU)
  unchanged: number;

  /** It is 0 if one refused row refuses all rows. */
  @WholeNumber(0, ITEMS_PER_MENU)
  failed: number;

  @ListOf(() => UpsertedRow)
  rows: UpsertedRow[];
}
