import type { ReactNode } from 'react';
import { late } from './late';

export interface SheetProps {
  readonly title: string;
  readonly description?: string;
  readonly onClose: () => void;
  /** Stands in a column that fills the window. */
  readonly children: ReactNode;
}

/** Something looked at for a while, over the whole window. Open while it is mounted. */
export const Sheet = late<SheetProps>(() => import('./late-parts').then((part) => part.OpenSheet));
