import { usePendingWrites } from '@cartaviva/api-client';
import { Button, Spinner } from '@cartaviva/ui';
import { IMPORT_MESSAGES } from './messages';

const MESSAGES = IMPORT_MESSAGES.image;

interface ReadingProgressProps {
  readonly said: string;
  /** Percentage sent. Undefined while the duration is unknown. */
  readonly percent: number | undefined;
  readonly onCancel: () => void;
}

export function ReadingProgress({ said, percent, onCancel }: ReadingProgressProps) {
  const isOffline = usePendingWrites().some(
    ({ path, hindrance }) => path === '/api/menu-drafts' && hindrance === 'offline',
  );
  return (
    <div className="grid min-h-44 place-content-center justify-items-center gap-4 rounded-card border border-line p-6 text-center">
      <Spinner />
      <p role="status" className="font-semibold">
        {isOffline ? MESSAGES.offline : said}
      </p>
      {percent !== undefined && (
        <progress
          aria-label={MESSAGES.sending(percent)}
          max={100}
          value={percent}
          className="w-56 max-w-full"
        />
      )}
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {MESSAGES.cancel}
      </Button>
    </div>
  );
}
