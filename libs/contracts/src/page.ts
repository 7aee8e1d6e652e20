import { Text, Unchanged, WholeNumber } from './rules';

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** Part of a list; `page` counts from 1 (decisions, "HTTP conventions"). */
export class PageRequest {
  @WholeNumber(1, 1_000_000)
  page: number = 1;

  @WholeNumber(1, MAX_PAGE_SIZE)
  limit: number = PAGE_SIZE;
}

/**
 * Optional part of a list. Without `page` and `limit`, the whole list is returned. If only one is given, the other
 * has its default.
 */
export class PartRequest {
  @Unchanged()
  @WholeNumber(1, 1_000_000)
  page?: number;

  @Unchanged()
  @WholeNumber(1, MAX_PAGE_SIZE)
  limit?: number;
}

/** Part of a list that grows without a limit: a page, or the rows after a cursor. */
export class CursorRequest extends PageRequest {
  /** Value of `next` in the previous part. With it, rows do not repeat if the list grows meanwhile. */
  @Unchanged()
  @Text({ min: 1, max: 200 })
  cursor?: string;
}

/** Returns the range of the requested rows, or undefined for all rows. */
export function rowsAsked({
  page,
  limit,
}: PartRequest): { skip: number; take: number } | undefined {
  if (page === undefined && limit === undefined) return undefined;
  const take = limit ?? PAGE_SIZE;
  return { skip: ((page ?? 1) - 1) * take, take };
}

export interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number;
  /** Cursor of the following rows, in lists that have cursors. It is absent at the end. */
  readonly next?: string;
}
