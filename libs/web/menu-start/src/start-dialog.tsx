import { Dialog } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from './messages';
import type { MenuStart } from './menu-start';

interface StartDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onStart: (start: MenuStart) => void;
  /** Renders `StartChoices` with the available menus and templates, which load after the dialog opens. */
  readonly choices: (onStart: (start: MenuStart) => void) => ReactNode;
}

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
