import { cn, useAgo, WaitingContext } from '@cartaviva/ui';
import { use } from 'react';
import { MESSAGES } from './messages';

interface SavedLineProps {
  /** ISO 8601. */
  readonly savedAt: string;
  readonly unsaved: boolean;
  readonly saving: boolean;
}

/** Whether all is saved, and since when, or waits for the connection: the state is spoken when it changes, the passing time never. On a phone it is one word, for there is room for no more. */
export function SavedLine({ savedAt, unsaved, saving }: SavedLineProps) {
  const age = useAgo(Date.parse(savedAt), 'short');
  const { isWaiting } = use(WaitingContext);
  const state = isWaiting ? 'pending' : saving ? 'saving' : unsaved ? 'unsaved' : 'saved';
  const short = state === 'pending' || state === 'unsaved' ? MESSAGES.short[state] : undefined;
  return (
    <span className="truncate text-xs text-ink-faint">
      <span role="status" className={cn(short && 'max-sm:sr-only')}>
        {MESSAGES[state]}
      </span>
      {short && (
        <span aria-hidden className="sm:hidden">
          {short}
        </span>
      )}
      {state === 'saved' && (
        <time dateTime={savedAt} className="max-sm:hidden">
          {' '}
          {age}
        </time>
      )}
    </span>
  );
}
