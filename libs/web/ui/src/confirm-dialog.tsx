import { lazyPart } from './lazy';
import type { ConfirmDialogProps } from './open-confirm-dialog';

const OpenConfirmDialog = lazyPart(() =>
  import('./lazy-parts').then((part) => part.OpenConfirmDialog),
);

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open && <OpenConfirmDialog {...props} />;
}
