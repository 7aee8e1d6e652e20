import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { ToastProvider } from './toast';

/** What the components need above them: notices, and tooltips after 700 ms (300 ms between two). */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <ToastProvider>{children}</ToastProvider>
    </Tooltip.Provider>
  );
}
