import { Button, Callout, Dialog } from '@cartaviva/ui';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useRef } from 'react';
import { MESSAGES } from './messages';
import { SheetsView } from './sheets-view';
import { useWorkbook } from './use-workbook';

interface WorkbookDialogProps {
  readonly onClose: () => void;
}

export function WorkbookDialog({ onClose }: WorkbookDialogProps) {
  const { state, ...workbook } = useWorkbook();
  const { step, report, isBusy = false, fault } = state;
  const failure = fault && (
    <Callout tone="danger" role="alert">
      {fault}
    </Callout>
  );
  if (report && step === 'saved') {
    return (
      <Dialog open onOpenChange={onClose} title={MESSAGES.title} description={MESSAGES.undo}>
        <div className="grid gap-4">
          <Callout tone="success" role="status">
            {MESSAGES.saved}
          </Callout>
          <SheetsView {...report} />
          <Button className="sm:justify-self-end" onClick={onClose}>
            {MESSAGES.close}
          </Button>
        </div>
      </Dialog>
    );
  }
  if (report) {
    const changes = report.sheets.reduce((sum, one) => sum + one.created + one.updated, 0);
    const isFaulty = report.sheets.some(({ faults }) => faults.length > 0);
    return (
      <Dialog open onOpenChange={onClose} title={MESSAGES.review}>
        <div className="grid gap-4">
          {changes === 0 && (
            <Callout tone={isFaulty ? 'warning' : 'info'} role="status">
              {isFaulty ? MESSAGES.nothingToSave : MESSAGES.nothing}
            </Callout>
          )}
          <SheetsView {...report} />
          {failure}
          <div className="flex flex-wrap gap-3 sm:justify-end">
            <Button variant="ghost" onClick={workbook.restart}>
              {MESSAGES.back}
            </Button>
            {changes > 0 && (
              <Button className="grow sm:grow-0" busy={isBusy} onClick={workbook.save}>
                {MESSAGES.save}
              </Button>
            )}
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={MESSAGES.title} description={MESSAGES.text}>
      <div className="grid gap-4">
        <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
          {MESSAGES.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {failure}
        <div className="flex flex-wrap gap-3 sm:justify-end">
          <Button
            className="grow sm:grow-0"
            variant="secondary"
            disabled={isBusy}
            onClick={workbook.download}
          >
            <Download aria-hidden />
            {MESSAGES.download}
          </Button>
          <ChooseButton isBusy={isBusy} onFile={workbook.review} />
        </div>
      </div>
    </Dialog>
  );
}

interface ChooseButtonProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

function ChooseButton({ isBusy, onFile }: ChooseButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept=".xlsx"
        data-testid="workbook"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Resetting the value allows the same file to be chosen again after a correction.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button className="grow sm:grow-0" busy={isBusy} onClick={() => field.current?.click()}>
        <FileSpreadsheet aria-hidden />
        {MESSAGES.choose}
      </Button>
    </>
  );
}
