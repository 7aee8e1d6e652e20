import { Button, Dialog } from '@cartaviva/ui';
import { Fault } from '../../images/fault';
import { IMPORT_MESSAGES as MESSAGES } from './messages';
import { ReportView } from './report-view';
import { SpreadsheetSource } from './spreadsheet-source';
import { useImport } from './use-import';

interface ImportDialogProps {
  readonly menuId: string;
  readonly onClose: () => void;
}

/** Brings in a table of items: from where, what would happen, what happened. */
export default function ImportDialog({ menuId, onClose }: ImportDialogProps) {
  const { state, review, land, restart } = useImport(menuId);
  return (
    <Dialog open onOpenChange={onClose} title={MESSAGES.title} description={MESSAGES.text}>
      {state.step === 'choosing' && (
        <SpreadsheetSource
          isBusy={state.isBusy ?? false}
          fault={state.fault}
          onSpreadsheet={(table) => void review(table)}
        />
      )}
      {state.step === 'reviewing' && (
        <div className="grid gap-4">
          <ReportView report={state.report} isDone={false} />
          <Fault text={state.fault} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={restart}>
              {MESSAGES.back}
            </Button>
            {state.report.imported > 0 && (
              <Button
                busy={state.isBusy ?? false}
                onClick={() => void land(state.table, state.report)}
              >
                {MESSAGES.land(state.report.imported)}
              </Button>
            )}
          </div>
        </div>
      )}
      {state.step === 'done' && (
        <div className="grid gap-4">
          <ReportView report={state.report} isDone />
          <Button className="justify-self-end" onClick={onClose}>
            {MESSAGES.close}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
