import { lazyPart } from './lazy';
import type { SheetProps } from './open-sheet';

/** Something looked at for a while, over the whole window. Open while it is mounted. */
export const Sheet = lazyPart<SheetProps>(() =>
  import('./lazy-parts').then((part) => part.OpenSheet),
);
