import { CloudOff } from 'lucide-react';
import { momentInWords } from './moment-in-words';
import { MESSAGES } from './messages';

interface CopyNoticeProps {
  readonly copiedAt: number | undefined;
  readonly timeZone: string;
}

/** Tells the user that the data is a stored copy, and the time at which it was read. */
export function CopyNotice({ copiedAt, timeZone }: CopyNoticeProps) {
  return (
    <div role="status">
      {copiedAt !== undefined && (
        <p className="mb-5 flex items-center gap-2 rounded-control bg-amber-wash px-3.5 py-2.5 text-sm font-medium text-amber">
          <CloudOff aria-hidden className="size-4.5 shrink-0" />
          {MESSAGES.copied(momentInWords(new Date(copiedAt), new Date(), timeZone))}
        </p>
      )}
    </div>
  );
}
