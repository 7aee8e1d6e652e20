import type { ReactNode } from 'react';
import { lazyPart } from './lazy';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

const OpenDialog = lazyPart(() => import('./lazy-parts').then((part) => part.OpenDialog));

/** Something to be done before going on with the page. */
export function Dialog(props: DialogProps) {
  return props.open && <OpenDialog {...props} />;
}
