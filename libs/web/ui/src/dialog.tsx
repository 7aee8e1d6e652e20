import { lazyPart } from './lazy';
import type { DialogProps } from './open-dialog';

const OpenDialog = lazyPart(() => import('./lazy-parts').then((part) => part.OpenDialog));

export function Dialog(props: DialogProps) {
  return props.open && <OpenDialog {...props} />;
}
