import { Text, Unchanged, WholeNumber } from './rules';

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** Which part of a list: `page` counts from 1 (decisions, "HTTP conventions"). */
export class PageRequest {
  @WholeNumber(1, 1_000_000)
  page: number = 1;

  @WholeNumber(1, MAX_PAGE_SIZE)
  limit: number = PAGE_SIZE;
}

/** Part of a list that is whole unless `page` or `limit` is there; the other one then has its default. */
export class PartRequest {
  @Unchanged()
  @WholeNumber(1, 1_000_000)
  page?: number;

  @Unchanged()
  @WholeNumber(1, MAX_PAGE_SIZE)
  limit?: number;
}

/** Part of a list that grows without end: a page, or what comes after a cursor. */
export class CursorRequest extends PageRequest {
  /** `next` of the part before, whose rows do not come again when the list has grown meanwhile. */
  @Unchanged()
  @Text({ min: 1, max: 200 })
  cursor?: string;
}

/** Which rows of a list are asked for; nothing for all of them. */
export function rowsAsked({
  page,
  limit,
}: PartRequest): { skip: number; take: number } | undefined {
  if (page === undefined && limit === undefined) return undefined;
  const take = limit ?? PAGE_SIZE;
  return { skip: ((page ?? 1) - 1) * take, take };
}

/** One page of a list and how long the whole list is. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number;
  /** The cursor of what comes after these rows, of lists that have cursors; none at the end. */
  readonly next?: string;
}
