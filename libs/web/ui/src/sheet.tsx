import { lazyPart } from './lazy';
import type { SheetProps } from './open-sheet';

/** Sheet over the whole window. It is open while it is mounted. */
export const Sheet = lazyPart<SheetProps>(() =>
  import('./lazy-parts').then((part) => part.OpenSheet),
);
