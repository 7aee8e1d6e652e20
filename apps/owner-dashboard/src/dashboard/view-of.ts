import { isUnauthorized } from '@cartaviva/api-client';
import type { SWRResponse } from 'swr';

/** Maps a read to the state of a card. A 401 does not count as unread, because the statistics row reports it. */
export function viewOf<Data>({ data, error, mutate }: SWRResponse<Data, unknown>) {
  const isUnread = data === undefined && error !== undefined && !isUnauthorized(error);
  return { data, isUnread, retry: () => void mutate() };
}
