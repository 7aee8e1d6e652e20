import { ITEMS_PER_MENU, RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import { IsIn } from 'class-validator';
import { Id, ListOf, Nullable, RowsOf, Text, Unchanged, WholeNumber } from '../rules';
import { ON_ROW_ERROR, RowError, type OnRowError } from './item-rows.dto';
import { MAX_VERSION } from './version';

/** Names an item to delete by its id or by its external id. */
export class DeletionRow {
  @Unchanged()
  @Id()
  itemId?: string;

  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.externalId })
  externalId?: string;

  /** The row is refused if the item has another version. */
  @Unchanged()
  @WholeNumber(1, MAX_VERSION)
  expectedVersion?: number;
}

/** Body of POST /api/menus/{id}/items/deletions. The items are deleted in one transaction. */
export class DeleteItemsRequest {
  @RowsOf(() => DeletionRow, ITEMS_PER_MENU)
  items: DeletionRow[];

  @Unchanged()
  @IsIn([...ON_ROW_ERROR], { message: RULE_MESSAGES.onError })
  onError?: OnRowError;
}

export const DELETION_STATUSES = ['deleted', 'unchanged', 'failed'] as const;

export class DeletedRow {
  /** Position of the row in the list, from 0. */
  @WholeNumber(0, ITEMS_PER_MENU - 1)
  index: number;

  @Nullable()
  @Text({ max: TEXT_LIMITS.externalId })
  externalId: string | null;

  @IsIn([...DELETION_STATUSES])
  status: (typeof DELETION_STATUSES)[number];

  /** Null for a failed row. */
  @Nullable()
  @Id()
  itemId: string | null;

  /** Present for a failed row. */
  @Unchanged()
  @ListOf(() => RowError)
  errors?: RowError[];
}

export class DeletionReport {
  @WholeNumber(0, ITEMS_PER_MENU)
  deleted: number;

  /** Number of rows whose items had already been deleted. */
  @WholeNumber(0, ITEMS_PER_MENU)
  unchanged: number;

  /** It is 0 if one refused row refuses all rows. */
  @WholeNumber(0, ITEMS_PER_MENU)
  failed: number;

  @ListOf(() => DeletedRow)
  rows: DeletedRow[];
}
