import { lazyPart } from './lazy';
import type { ConfirmDialogProps } from './open-confirm-dialog';

const OpenConfirmDialog = lazyPart(() =>
  import('./lazy-parts').then((part) => part.OpenConfirmDialog),
);

export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open && <OpenConfirmDialog {...props} />;
}
