import { useDeferredValue, type ReactNode } from 'react';

interface IdleRenderProps {
  /** What stands there until the children do. */
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}

/**
 * Draws what is long in pieces shorter than a frame and shows it when it is whole: the tab opens at
 * once, and whoever presses or types meanwhile is not kept waiting.
 */
export function IdleRender({ meanwhile, children }: IdleRenderProps) {
  return useDeferredValue(true, false) ? children : meanwhile;
}
