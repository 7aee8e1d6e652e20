import { usePendingWrites } from '@cartaviva/api-client';
import { Button, Spinner } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { IMPORT_MESSAGES } from './messages';

const MESSAGES = IMPORT_MESSAGES.image;

interface ReadingProgressProps {
  readonly said: string;
  /** Percentage sent. Undefined while the duration is unknown. */
  readonly percent: number | undefined;
  readonly onCancel: () => void;
  readonly more?: ReactNode;
}

export function ReadingProgress({ said, percent, onCancel, more }: ReadingProgressProps) {
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
          aria-label={said}
          max={100}
          value={percent}
          className="h-2 w-56 max-w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:bg-mark [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-mark"
        />
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {more}
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {MESSAGES.cancel}
        </Button>
      </div>
    </div>
  );
}
