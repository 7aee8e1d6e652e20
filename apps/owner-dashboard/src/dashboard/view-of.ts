import { isUnauthorized } from '@cartaviva/api-client';
import type { SWRResponse } from 'swr';

/** A read as a card shows it; a 401 is told by the stats alone. */
export function viewOf<Data>({ data, error, mutate }: SWRResponse<Data, unknown>) {
  const isUnread = data === undefined && error !== undefined && !isUnauthorized(error);
  return { data, isUnread, retry: () => void mutate() };
}
