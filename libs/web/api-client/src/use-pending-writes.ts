import { useSyncExternalStore } from 'react';
import { pendingWrites, subscribeToWrites, type PendingWrite } from './pending-writes';

const NONE: readonly PendingWrite[] = [];

export const usePendingWrites = (): readonly PendingWrite[] =>
  useSyncExternalStore(subscribeToWrites, pendingWrites, () => NONE);

export const useIsPending = (path: string): boolean =>
  useSyncExternalStore(
    subscribeToWrites,
    () => pendingWrites().some((write) => write.path === path),
    () => false,
  );
