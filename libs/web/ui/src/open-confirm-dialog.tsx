import { AlertDialog } from 'radix-ui';
import { Button } from './button';
import { useFocusReturn } from './focus-return';
import { useOwnClicks } from './own-clicks';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  /** Replaces 'Cancelar' if the action itself is a cancellation. */
  readonly keepLabel?: string;
  readonly onConfirm: () => void;
  readonly tone?: 'default' | 'danger';
}

export function OpenConfirmDialog({
  onOpenChange,
  title,
  description,
  confirmLabel,
  keepLabel = 'Cancelar',
  onConfirm,
  tone = 'default',
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  const ownClicks = useOwnClicks();
  return (
    <AlertDialog.Root open onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-veil" />
        <AlertDialog.Content className="dialog-panel" {...focusReturn} {...ownClicks}>
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-sm text-ink-soft">
            {description}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{keepLabel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
