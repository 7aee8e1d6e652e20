import { Dialog } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from './messages';
import type { MenuStart } from './menu-start';

interface StartDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onStart: (start: MenuStart) => void;
  /** The `StartChoices` over what there is to begin with, which is read once the dialog is open. */
  readonly choices: (onStart: (start: MenuStart) => void) => ReactNode;
}

/** From blank, a template, a copy or a file: asked before a menu is created. */
export function StartDialog({ open, onOpenChange, onStart, choices }: StartDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={MESSAGES.title}
      description={MESSAGES.description}
    >
      {choices((start) => {
        onOpenChange(false);
        onStart(start);
      })}
    </Dialog>
  );
}
