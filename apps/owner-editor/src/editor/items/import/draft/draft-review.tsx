import type { ImportReport } from '@cartaviva/contracts';
import { Fault } from '@cartaviva/forms/images';
import { Button, Callout, ConfirmDialog, useToast } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import type { DraftTable } from '@cartaviva/domain';
import { useMemo, useState, type ReactNode } from 'react';
import { useSteadyCallback } from '../../use-steady-callback';
import { PageFaults } from '../page-faults';
import { DraftBar } from './draft-bar';
import { placeOfRow, withBlankRow, withoutRow, withRowBack } from './draft-edits';
import { focusNextDoubt, useRowFocus } from './draft-focus';
import { DraftSection } from './draft-section';
import { useDraftSource } from './draft-source';
import { rowsOf, rowsToCheck, type DraftRow, type EditedDraft } from './edited-draft';
import { DRAFT_MESSAGES as MESSAGES } from './messages';
import { UnreadLines } from './unread-lines';
import type { DraftInHand } from './use-draft';
import { useLanding } from './use-landing';

interface DraftReviewProps {
  readonly menuId: string;
  readonly currency: string;
  readonly hand: DraftInHand;
  readonly draft: EditedDraft;
  /** Buttons that add pages to the draft. */
  readonly addPage: ReactNode;
  readonly onTable: (file: File, tables: readonly DraftTable[]) => void;
  readonly onLanded: (report: ImportReport) => void;
}

export function DraftReview({ menuId, currency, hand, draft, ...props }: DraftReviewProps) {
  const { addPage, onTable, onLanded } = props;
  const { edit, sources } = hand;
  const { beside, above, onRow } = useDraftSource(draft, sources, onTable);
  const { land, isBusy, fault, refused } = useLanding(menuId);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const { section: place, lastRow } = useRowFocus(onRow);
  const toast = useToast();
  const rows = rowsOf(draft).length;
  const toCheck = rowsToCheck(draft).length;
  const names = JSON.stringify(draft.sections.map(({ key, name }) => ({ key, name })));
  const sectionNames = useMemo(() => JSON.parse(names) as { key: number; name: string }[], [names]);

  const remove = useSteadyCallback((row: DraftRow) => {
    const removed = placeOfRow(draft, row);
    edit((before) => withoutRow(before, row.key));
    if (!removed) return;
    toast({
      title: MESSAGES.removed(row.name),
      action: {
        label: MESSAGES.undo,
        onClick: () => edit((before) => withRowBack(before, removed)),
      },
    });
  });

  /** Imports the draft, but only after all doubts are resolved. Otherwise it focuses the next one. */
  async function submit(): Promise<void> {
    setIsShown(toCheck > 0);
    if (toCheck > 0) return focusNextDoubt(draft);
    const report = await land(draft);
    if (!report) return;
    hand.finish();
    onLanded(report);
  }

  return (
    <div className={beside ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : 'grid'}>
      <section ref={place} aria-label={MESSAGES.label} className="grid min-w-0 content-start gap-4">
        <DraftBar
          draft={draft}
          currency={currency}
          edit={edit}
          onNext={() => focusNextDoubt(draft, lastRow.current)}
        />
        {draft.failed && <PageFaults faults={draft.failed} />}
        {draft.pages !== undefined && <div className="flex flex-wrap gap-2">{addPage}</div>}
        {above}
        {rows === 0 && <Callout tone="warning">{MESSAGES.empty}</Callout>}
        {draft.sections.map((section) => (
          <DraftSection
            key={section.key}
            section={section}
            names={sectionNames}
            currency={currency}
            refused={refused}
            sources={sources}
            edit={edit}
            onRemove={remove}
          />
        ))}
        {rows === 0 && (
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => edit((before) => withBlankRow(before))}
          >
            <Plus aria-hidden />
            {MESSAGES.add}
          </Button>
        )}
        <UnreadLines lines={draft.unread} sources={sources} edit={edit} />
        <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          <Fault text={isShown && toCheck > 0 ? MESSAGES.checkFirst : fault} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button
              variant="ghost"
              className="-ml-3 px-3 max-[22.5rem]:text-sm"
              disabled={isBusy}
              onClick={() => setIsLeaving(true)}
            >
              {MESSAGES.back}
            </Button>
            <Button busy={isBusy} disabled={rows === 0} onClick={() => void submit()}>
              {MESSAGES.land(rows)}
            </Button>
          </div>
        </div>
      </section>
      {beside && (
        <div className="max-lg:hidden">
          <div className="sticky top-4">{beside}</div>
        </div>
      )}
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={MESSAGES.backAsk.title}
        description={MESSAGES.backAsk.text}
        confirmLabel={MESSAGES.backAsk.confirm}
        onConfirm={hand.leave}
        tone="danger"
      />
    </div>
  );
}
