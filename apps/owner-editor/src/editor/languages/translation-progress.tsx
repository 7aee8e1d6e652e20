import { Button, Card } from '@cartaviva/ui';
import { Wand2 } from 'lucide-react';
import { MESSAGES } from './messages';
import type { TranslationFilter } from './translation-status';

interface TranslationProgressProps {
  readonly counts: Readonly<Record<TranslationFilter, number>>;
  readonly isDrafting: boolean;
  readonly onDraft: () => void;
}

export function TranslationProgress({ counts, isDrafting, onDraft }: TranslationProgressProps) {
  const done = counts.all - counts.pending;
  return (
    <Card className="grid gap-3">
      <p role="status" className="font-semibold tabular-nums">
        {MESSAGES.progress(done, counts.review, counts.missing)}
      </p>
      <div
        aria-hidden
        className="flex h-2 overflow-hidden rounded-full bg-sunken forced-colors:border"
      >
        <span className="bg-accent" style={{ width: `${(done / counts.all) * 100}%` }} />
        <span className="bg-amber" style={{ width: `${(counts.review / counts.all) * 100}%` }} />
      </div>
      {counts.missing > 0 && (
        <div className="grid justify-items-start gap-2">
          <Button
            variant={counts.review > 0 || done > 0 ? 'secondary' : 'primary'}
            className="max-sm:w-full"
            busy={isDrafting}
            onClick={onDraft}
          >
            <Wand2 aria-hidden />
            {MESSAGES.draft.action}
          </Button>
          <p className="text-sm text-ink-soft">{MESSAGES.draft.hint}</p>
        </div>
      )}
      {counts.missing === 0 && counts.review > 0 && (
        <p className="text-sm text-ink-soft">{MESSAGES.draft.review}</p>
      )}
    </Card>
  );
}
