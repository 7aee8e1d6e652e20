import { ITEMS_PER_MENU, RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import { IsIn } from 'class-validator';
import { Id, ListOf, Nullable, RowsOf, Text, Unchanged, WholeNumber } from '../rules';
import { ON_ROW_ERROR, RowError, type OnRowError } from './item-rows.dto';
import { Expected, MAX_VERSION } from './version';

/** Names an item to delete by its id or by its external id. */
export class DeletionRow {
  @Unchanged()
  @Id()
  itemId?: string;

  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.externalId })
  externalId?: string;

  /** The row is refused when the item is no longer this version. */
  @Unchanged()
  @WholeNumber(1, MAX_VERSION)
  expectedVersion?: number;
}

/** POST /api/menus/{id}/items/deletions: the items are deleted together, in one transaction. */
export class DeleteItemsRequest {
  @RowsOf(() => DeletionRow, ITEMS_PER_MENU)
  items: DeletionRow[];

  @Unchanged()
  @IsIn([...ON_ROW_ERROR], { message: RULE_MESSAGES.onError })
  onError?: OnRowError;
}

export class DeleteItems extends DeleteItemsRequest {
  @Id()
  menuId: string;

  @Expected()
  expectedVersion?: number;

  @Expected()
  expectedRevision?: number;
}

export const DELETION_STATUSES = ['deleted', 'unchanged', 'failed'] as const;

/** What became of a row. */
export class DeletedRow {
  /** Of the row in the list, from 0. */
  @WholeNumber(0, ITEMS_PER_MENU - 1)
  index: number;

  @Nullable()
  @Text({ max: TEXT_LIMITS.externalId })
  externalId: string | null;

  @IsIn([...DELETION_STATUSES])
  status: (typeof DELETION_STATUSES)[number];

  /** Null of a row that failed. */
  @Nullable()
  @Id()
  itemId: string | null;

  /** Of a row that failed. */
  @Unchanged()
  @ListOf(() => RowError)
  errors?: RowError[];
}

/** What became of a list of items to delete. */
export class DeletionReport {
  @WholeNumber(0, ITEMS_PER_MENU)
  deleted: number;

  /** Rows of items that were deleted before. */
  @WholeNumber(0, ITEMS_PER_MENU)
  unchanged: number;

  /** Always 0 where one refused row refuses all. */
  @WholeNumber(0, ITEMS_PER_MENU)
  failed: number;

  @ListOf(() => DeletedRow)
  rows: DeletedRow[];
}
