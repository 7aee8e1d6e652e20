import { lazyPart } from './lazy';
import type { DialogProps } from './open-dialog';

const OpenDialog = lazyPart(() => import('./lazy-parts').then((part) => part.OpenDialog));

/** Something to be done before going on with the page. */
export function Dialog(props: DialogProps) {
  return props.open && <OpenDialog {...props} />;
}
