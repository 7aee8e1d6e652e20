import type { ImportReport } from '@cartaviva/contracts';
import { Button, Callout, Sheet } from '@cartaviva/ui';
import { useState } from 'react';
import { useDraft } from './draft/use-draft';
import { ImportFlow } from './import-flow';
import { IMPORT_MESSAGES as MESSAGES } from './messages';
import { ReportView } from './report-view';
import { UNDO_MESSAGES } from './undo/messages';
import { useUndoableImport } from './undo/use-undoable-import';

interface ImportDialogProps {
  readonly menu: { readonly id: string; readonly currency: string };
  readonly onClose: () => void;
}

export default function ImportDialog({ menu, onClose }: ImportDialogProps) {
  const hand = useDraft(menu.id);
  const [landed, setLanded] = useState<ImportReport>();
  const { state, undo, offer, showToast } = useUndoableImport(menu.id);

  const isChoosing = !hand.draft && !landed;

  function close(): void {
    if (state.step === 'offered') showToast(state.made);
    onClose();
  }

  return (
    <Sheet
      title={MESSAGES.title}
      {...(isChoosing && { description: MESSAGES.text })}
      onClose={close}
    >
      <div className="min-h-0 grow overflow-y-auto bg-paper px-4">
        <div className={landed ? 'mx-auto grid max-w-2xl gap-4 py-6' : 'mx-auto max-w-6xl pt-2'}>
          {landed ? (
            <>
              {state.step === 'undone' ? (
                <Callout tone="success" role="status">
                  {UNDO_MESSAGES.done(state.remaining)}
                </Callout>
              ) : (
                <ReportView report={landed} currency={menu.currency} isDone />
              )}
              <div className="flex flex-wrap justify-end gap-3">
                {'made' in state && (
                  <Button
                    variant="secondary"
                    busy={state.step === 'undoing'}
                    onClick={() => void undo(state.made)}
                  >
                    {UNDO_MESSAGES.action}
                  </Button>
                )}
                <Button onClick={close}>{MESSAGES.close}</Button>
              </div>
            </>
          ) : (
            <ImportFlow
              menu={menu}
              hand={hand}
              onLanded={(report) => {
                setLanded(report);
                void offer(report);
              }}
            />
          )}
        </div>
      </div>
    </Sheet>
  );
}
