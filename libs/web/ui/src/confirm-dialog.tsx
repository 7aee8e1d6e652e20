import { lazyPart } from './lazy';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  /** Another word than 'Cancelar', where that is what is asked about. */
  readonly keepLabel?: string;
  readonly onConfirm: () => void;
  readonly tone?: 'default' | 'danger';
}

const OpenConfirmDialog = lazyPart(() =>
  import('./lazy-parts').then((part) => part.OpenConfirmDialog),
);

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open && <OpenConfirmDialog {...props} />;
}
