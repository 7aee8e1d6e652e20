import { cn, useAgo, WaitingContext } from '@cartaviva/ui';
import { use } from 'react';
import { MESSAGES } from './messages';

interface SavedLineProps {
  /** ISO 8601. */
  readonly savedAt: string;
  readonly unsaved: boolean;
  readonly saving: boolean;
}

/**
 * Save state of the menu and the time since the last save. Screen readers announce the state when it changes, but not
 * the time. On a phone there is room for one word only.
 */
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
