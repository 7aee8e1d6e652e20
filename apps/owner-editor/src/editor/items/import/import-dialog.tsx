import type { ImportReport } from '@cartaviva/contracts';
import { Button, Sheet } from '@cartaviva/ui';
import { useState } from 'react';
import { useDraft } from './draft/use-draft';
import { ImportFlow } from './import-flow';
import { IMPORT_MESSAGES as MESSAGES } from './messages';
import { ReportView } from './report-view';

interface ImportDialogProps {
  readonly menu: { readonly id: string; readonly currency: string };
  readonly onClose: () => void;
}

export default function ImportDialog({ menu, onClose }: ImportDialogProps) {
  const hand = useDraft(menu.id);
  const [landed, setLanded] = useState<ImportReport>();
  return (
    <Sheet title={MESSAGES.title} description={MESSAGES.text} onClose={onClose}>
      <div className="min-h-0 grow overflow-y-auto bg-paper px-4">
        <div className={landed ? 'mx-auto grid max-w-2xl gap-4 py-6' : 'mx-auto max-w-6xl pt-2'}>
          {landed ? (
            <>
              <ReportView report={landed} currency={menu.currency} isDone />
              <Button className="justify-self-end" onClick={onClose}>
                {MESSAGES.close}
              </Button>
            </>
          ) : (
            <ImportFlow menu={menu} hand={hand} onLanded={setLanded} />
          )}
        </div>
      </div>
    </Sheet>
  );
}
