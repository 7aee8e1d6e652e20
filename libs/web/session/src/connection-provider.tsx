import { hurryWrites, usePendingWrites, type PendingWrite } from '@cartaviva/api-client';
import { WaitingContext } from '@cartaviva/ui';
import { CloudOff, Hourglass } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { CONNECTION_MESSAGES as MESSAGES } from './connection-messages';

/** Provides all screens with the state of pending writes, and shows it in a discreet line. */
export function ConnectionProvider({ children }: { children: ReactNode }) {
  const writes = usePendingWrites();
  const isWaiting = writes.length > 0;
  return (
    <WaitingContext value={{ isWaiting, hurry: hurryWrites }}>
      {children}
      <ConnectionLine writes={writes} />
    </WaitingContext>
  );
}

/**
 * Live region of the connection state. It exists before it has a text, because screen readers announce only changes
 * of an existing region. It also works over dialogs.
 */
function ConnectionLine({ writes }: { writes: readonly PendingWrite[] }) {
  const isOnline = useIsOnline();
  const said = saidOf(writes, isOnline);
  const Sign = said === MESSAGES.unavailable || said === MESSAGES.slow ? Hourglass : CloudOff;
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-(--line-top,64px) z-45 flex justify-center p-2"
    >
      {said && (
        <p
          data-connection-line
          className="flex max-w-full items-center gap-2 rounded-control border border-amber/30 bg-amber-wash px-3.5 py-2 text-sm font-medium text-amber shadow-float"
        >
          <Sign aria-hidden className="size-4.5 shrink-0" />
          <span className="min-w-0 text-pretty">{said}</span>
        </p>
      )}
    </div>
  );
}

function saidOf(writes: readonly PendingWrite[], isOnline: boolean): string | undefined {
  const hindered = (by: PendingWrite['hindrance']) =>
    writes.some(({ hindrance }) => hindrance === by);
  if (hindered('offline')) return MESSAGES.pending;
  if (!isOnline) return writes.length > 0 ? MESSAGES.pending : MESSAGES.offline;
  if (hindered('unavailable')) return MESSAGES.unavailable;
  return writes.length > 0 ? MESSAGES.slow : undefined;
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
