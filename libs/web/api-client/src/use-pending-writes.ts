import { useSyncExternalStore } from 'react';
import { pendingWrites, subscribeToWrites, type PendingWrite } from './pending-writes';

const NONE: readonly PendingWrite[] = [];

/** The writes that take long enough to be told about. */
export const usePendingWrites = (): readonly PendingWrite[] =>
  useSyncExternalStore(subscribeToWrites, pendingWrites, () => NONE);

/** Whether a write to this path is one of them. */
export const useIsPending = (path: string): boolean =>
  useSyncExternalStore(
    subscribeToWrites,
    () => pendingWrites().some((write) => write.path === path),
    () => false,
  );
