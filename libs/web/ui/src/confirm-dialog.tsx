import { lazyPart } from './lazy';
import type { ConfirmDialogProps } from './open-confirm-dialog';

const OpenConfirmDialog = lazyPart(() =>
  import('./lazy-parts').then((part) => part.OpenConfirmDialog),
);

/** Asks for confirmation before an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open && <OpenConfirmDialog {...props} />;
}
