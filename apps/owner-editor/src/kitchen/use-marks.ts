import { ApiError, usePendingWrites } from '@cartaviva/api-client';
import type { UserView } from '@cartaviva/contracts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useToasts } from '../editor/toasts';
import type { EditedItem } from '../store/menu-store';
import { serverMenuStore } from '../store/server-menu-store';
import type { Availability } from '../store/use-set-availability';
import { itemsOf, type KitchenStore } from './kitchen-store';
import { MESSAGES } from './messages';
import { sendMarks, type MarkOutcomes } from './send-marks';
import { WaitingMarks, type Mark } from './waiting-marks';

/**
 * Marks that are not saved yet. The screen shows them over whatever is read in the meantime. They wait for the
 * connection, even after the page is closed, and are sent in the order in which they were made.
 */
export function useMarks(user: UserView, store: KitchenStore) {
  const waiting = WaitingMarks.of(user);
  const marks = useSyncExternalStore(waiting.subscribe, waiting.list);
  const writes = usePendingWrites();
  const { mutate } = useSWRConfig();
  const { failed } = useToasts();
  const keyOf = ({ menuId }: Mark) => `${serverMenuStore.root}/${itemsOf(menuId)}`;

  const outcomes: MarkOutcomes = {
    saved: async (mark, { version }) => {
      const changes = { ...mark.availability, version };
      await mutate<readonly EditedItem[]>(
        keyOf(mark),
        (items) => items?.map((one) => (one.id === mark.itemId ? { ...one, ...changes } : one)),
        { revalidate: false },
      );
      await store.noteItem(mark.menuId, mark.itemId, changes);
    },
    refused: (mark, error) => {
      const status = error instanceof ApiError ? error.status : undefined;
      failed(MESSAGES.notSaved(mark.name, status), error);
      void mutate(keyOf(mark));
    },
    tooOld: (mark) => {
      failed(MESSAGES.tooOld(mark.name));
      void mutate(keyOf(mark));
    },
    signedOut: ({ length }) => failed(MESSAGES.waitForSignIn(length)),
  };
  const send = useEffectEvent(() => void sendMarks(waiting, outcomes));
  useEffect(() => send(), [waiting]);

  function mark({ id, name }: EditedItem, menuId: string, availability: Availability): void {
    waiting.add({ itemId: id, name, menuId, availability });
    void sendMarks(waiting, outcomes);
  }

  const marked = (item: EditedItem): EditedItem => ({
    ...item,
    ...marks.findLast(({ itemId }) => itemId === item.id)?.availability,
  });

  const isHeldUp = writes.some(({ path }) => path.startsWith('/api/items/'));
  const waits = ({ id }: EditedItem): boolean =>
    isHeldUp && marks.some(({ itemId }) => itemId === id);
  return { mark, marked, waits, waitingCount: isHeldUp ? marks.length : 0 };
}

export type Marks = ReturnType<typeof useMarks>;
