import { Button, useFocusReturn, veilLook, panelLook } from '@cartaviva/ui';
import { AlertDialog } from 'radix-ui';
import { MESSAGES } from './messages';

interface ConflictDialogProps {
  readonly onKeepMine: () => void;
  readonly onUseTheirs: () => void;
}

/** Two versions, one question. It stays until it is answered: either answer loses something. */
export function ConflictDialog({ onKeepMine, onUseTheirs }: ConflictDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={veilLook} />
        <AlertDialog.Content className={panelLook} {...focusReturn}>
          <AlertDialog.Title className="text-lg font-semibold">{MESSAGES.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-sm text-ink-soft">
            {MESSAGES.text}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={onUseTheirs}>
              {MESSAGES.useTheirs}
            </Button>
            {/* Takes the focus: of the two, the one that loses nothing typed here. */}
            <AlertDialog.Cancel asChild>
              <Button onClick={onKeepMine}>{MESSAGES.keepMine}</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
