import { Button } from '@cartaviva/ui';
import { MESSAGES } from './messages';

/** A part of the dashboard that could not be read this time; the rest goes on without it. */
export function Unread({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-ink-soft">{sentence}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {MESSAGES.retry}
      </Button>
    </div>
  );
}
