import { Fault } from '@cartaviva/forms/images';
import { Button, Callout, Dialog } from '@cartaviva/ui';
import { Download, FileUp } from 'lucide-react';
import { useRef } from 'react';
import type { EditedMenu } from '../../../store/menu-store';
import { ACCEPTED } from '../../items/import/spreadsheet-file';
import { ChangesView } from './changes-view';
import { SPREADSHEET_MESSAGES as MESSAGES } from './messages';
import { useTranslationSpreadsheet } from './use-translation-spreadsheet';

interface TranslationsDialogProps {
  readonly menu: EditedMenu;
  readonly onClose: () => void;
}

export default function TranslationsDialog({ menu, onClose }: TranslationsDialogProps) {
  const { state, download, review, land, restart } = useTranslationSpreadsheet(menu);
  return (
    <Dialog open onOpenChange={onClose} title={MESSAGES.title} description={MESSAGES.text}>
      {state.step === 'choosing' && (
        <div className="grid gap-4">
          <Button
            variant="secondary"
            busy={state.busy === 'download'}
            onClick={() => void download()}
          >
            <Download aria-hidden />
            {MESSAGES.download}
          </Button>
          <Upload isBusy={state.busy === 'upload'} onFile={(file) => void review(file)} />
          <Fault text={state.fault} />
        </div>
      )}
      {state.step === 'reviewing' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ChangesView plan={state.plan} />
          <Fault text={state.fault} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={restart}>
              {MESSAGES.back}
            </Button>
            {state.plan.changes.length > 0 && (
              <Button
                busy={state.isBusy ?? false}
                onClick={() => void land(state.plan, state.present)}
              >
                {MESSAGES.save(state.plan.changes.length)}
              </Button>
            )}
          </div>
        </div>
      )}
      {state.step === 'done' && (
        <div className="grid gap-4">
          <Callout tone="success" role="status">
            {MESSAGES.did(state.saved)}
          </Callout>
          <Button className="justify-self-end" onClick={onClose}>
            {MESSAGES.close}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface UploadProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** File button. Its value is reset, so that the same file can be chosen again after a correction. */
function Upload({ isBusy, onFile }: UploadProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={MESSAGES.upload}
        accept={Object.entries(ACCEPTED).flat(2).join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button busy={isBusy} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        {MESSAGES.upload}
      </Button>
      <p className="text-sm text-ink-faint">{MESSAGES.uploadHint}</p>
    </div>
  );
}
