import type { ReactNode } from 'react';
import { lazyPart } from './lazy';

export interface SheetProps {
  readonly title: string;
  readonly description?: string;
  readonly onClose: () => void;
  /** Stands in a column that fills the window. */
  readonly children: ReactNode;
}

/** Something looked at for a while, over the whole window. Open while it is mounted. */
export const Sheet = lazyPart<SheetProps>(() =>
  import('./lazy-parts').then((part) => part.OpenSheet),
);
