import { useAgo, WaitingContext } from '@cartaviva/ui';
import { use } from 'react';
import { MESSAGES } from './messages';

interface SavedLineProps {
  /** ISO 8601. */
  readonly savedAt: string;
  readonly unsaved: boolean;
  readonly saving: boolean;
}

/** Whether all is saved, and since when, or waits for the connection: the state is spoken when it changes, the passing time never. */
export function SavedLine({ savedAt, unsaved, saving }: SavedLineProps) {
  const age = useAgo(Date.parse(savedAt), 'short');
  const { isWaiting } = use(WaitingContext);
  const state = isWaiting
    ? MESSAGES.pending
    : saving
      ? MESSAGES.saving
      : unsaved
        ? MESSAGES.unsaved
        : MESSAGES.saved;
  return (
    <span className="truncate text-xs text-ink-faint">
      <span role="status">{state}</span>
      {state === MESSAGES.saved && (
        <time dateTime={savedAt} className="max-[22.5rem]:hidden">
          {' '}
          {age}
        </time>
      )}
    </span>
  );
}
