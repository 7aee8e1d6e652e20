import { useDeferredValue, type ReactNode } from 'react';

interface IdleRenderProps {
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a long list in the background and shows it when it is complete, so that the tab opens immediately and input
 * is not blocked.
 */
export function IdleRender({ meanwhile, children }: IdleRenderProps) {
  return useDeferredValue(true, false) ? children : meanwhile;
}
