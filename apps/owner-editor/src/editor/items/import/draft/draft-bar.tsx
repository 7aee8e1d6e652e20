import { Button, Callout } from '@cartaviva/ui';
import { TriangleAlert } from 'lucide-react';
import { withoutAnyDoubt } from './draft-edits';
import { otherCurrencies, rowsOf, rowsToCheck, type EditedDraft } from './edited-draft';
import { DRAFT_MESSAGES as MESSAGES } from './messages';
import type { EditDraft } from './use-draft';

interface DraftBarProps {
  readonly draft: EditedDraft;
  /** Currency of the menu (ISO 4217). */
  readonly currency: string;
  readonly edit: EditDraft;
  readonly onNext: () => void;
}

export function DraftBar({ draft, currency, edit, onNext }: DraftBarProps) {
  const others = otherCurrencies(draft, currency);
  const toCheck = rowsToCheck(draft);
  const inDoubt = toCheck.filter(({ doubts }) => doubts.length > 0);
  return (
    <div className="sticky top-0 z-10 -mx-4 grid gap-2 border-b border-line bg-paper px-4 py-3">
      <p role="status" className="flex flex-wrap items-center gap-x-2 font-semibold">
        {MESSAGES.summary(rowsOf(draft).length)}
        {toCheck.length > 0 && (
          <span className="inline-flex items-center gap-1.5 text-amber">
            <TriangleAlert aria-hidden className="size-4" />
            {MESSAGES.toCheck(toCheck.length)}
          </span>
        )}
      </p>
      {others.length > 0 && (
        <Callout tone="warning">{MESSAGES.otherCurrencies(others, currency)}</Callout>
      )}
      {toCheck.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={onNext}>
            {MESSAGES.next}
          </Button>
          {inDoubt.length > 1 && (
            <Button size="sm" variant="ghost" onClick={() => edit(withoutAnyDoubt)}>
              {MESSAGES.allSure}
            </Button>
          )}
        </div>
      ) : (
        rowsOf(draft).length > 0 &&
        draft.unread.length + others.length === 0 && (
          <p className="text-sm text-ink-soft">{MESSAGES.nothingToCheck}</p>
        )
      )}
    </div>
  );
}
