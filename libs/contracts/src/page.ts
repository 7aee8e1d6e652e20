import { WholeNumber } from './rules';

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** Which part of a list: `page` counts from 1 (decisions, "HTTP conventions"). */
export class PageRequest {
  @WholeNumber(1, 1_000_000)
  page: number = 1;

  @WholeNumber(1, MAX_PAGE_SIZE)
  limit: number = PAGE_SIZE;
}

/** One page of a list and how long the whole list is. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number;
}
