import { Button } from '@cartaviva/ui';
import { MESSAGES } from './messages';

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
