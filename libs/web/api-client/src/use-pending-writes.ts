import { useSyncExternalStore } from 'react';
import { pendingWrites, subscribeToWrites, type PendingWrite } from './pending-writes';

const NONE: readonly PendingWrite[] = [];

/** Returns the writes that take long enough to be shown. */
export const usePendingWrites = (): readonly PendingWrite[] =>
  useSyncExternalStore(subscribeToWrites, pendingWrites, () => NONE);

/** Is true while a write to this path is one of the shown writes. */
export const useIsPending = (path: string): boolean =>
  useSyncExternalStore(
    subscribeToWrites,
    () => pendingWrites().some((write) => write.path === path),
    () => false,
  );
