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
import { Expected, MAX_VERSION } from './version';

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

  /** An item that is made needs it. */
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  name?: string;

  /** An item that is made needs it. */
  @Unchanged()
  @Price()
  price?: string;

  /** In place of `categoryId`: of the category that it stands under, which is made if there is none. */
  @Clearable()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  categoryName?: string | null;

  /** The row is refused when the item is no longer this version. */
  @Unchanged()
  @WholeNumber(1, MAX_VERSION)
  expectedVersion?: number;
}

/** What becomes of the other rows when one is refused: nothing is written, or they are. */
export const ON_ROW_ERROR = ['abort', 'skip'] as const;
export type OnRowError = (typeof ON_ROW_ERROR)[number];

/** Action for a row without id and external id whose name exists: update that item or add a new one. */
export const ON_SAME_NAME = ['update', 'add'] as const;
export type OnSameName = (typeof ON_SAME_NAME)[number];

/** PUT /api/menus/{id}/items: the rows are written together, in one transaction. */
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

export class UpsertItems extends UpsertItemsRequest {
  @Id()
  menuId: string;

  @Expected()
  expectedVersion?: number;

  @Expected()
  expectedRevision?: number;

  /** What the ids of new items follow from, so that a write that is sent again makes nothing twice. */
  @Unchanged()
  @Id()
  newId?: string;
}

export const ROW_STATUSES = ['created', 'updated', 'unchanged', 'failed'] as const;

/** What is wrong with a row. */
export class RowError {
  /** As the row names it; `menu` where it is the menu that has no room. */
  @IsString()
  field: string;

  @IsString()
  reason: string;
}

/** A refused row of a list of items or prices. */
export class RefusedRowView {
  /** Of the row in the list, from 0. */
  @WholeNumber(0, PRICES_PER_LIST - 1)
  index: number;

  @Nullable()
  @Text({ max: TEXT_LIMITS.externalId })
  externalId: string | null;

  @ListOf(() => RowError)
  errors: RowError[];
}

/** What became of a row. */
export class UpsertedRow {
  /** Of the row in the list, from 0. */
  @WholeNumber(0, ITEMS_PER_MENU - 1)
  index: number;

  @Nullable()
  @Text({ max: TEXT_LIMITS.externalId })
  externalId: string | null;

  @IsIn([...ROW_STATUSES])
  status: (typeof ROW_STATUSES)[number];

  /** Null of a row that failed. */
  @Nullable()
  @Id()
  itemId: string | null;

  /** Version of the item after the write, for `If-Match` and `expectedVersion`; null of a row that failed. */
  @Nullable()
  @WholeNumber(1, MAX_VERSION)
  version: number | null;

  /** Of a row that failed. */
  @Unchanged()
  @ListOf(() => RowError)
  errors?: RowError[];
}

/** What became of a list of items. */
export class UpsertReport {
  @WholeNumber(0, ITEMS_PER_MENU)
  created: number;

  @WholeNumber(0, ITEMS_PER_MENU)
  updated: number;

  /** Rows that say what already was. */
  @WholeNumber(0, ITEMS_PER_MENU)
  unchanged: number;

  /** Always 0 where one refused row refuses all. */
  @WholeNumber(0, ITEMS_PER_MENU)
  failed: number;

  @ListOf(() => UpsertedRow)
  rows: UpsertedRow[];
}
