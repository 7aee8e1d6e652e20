import type { ReactNode } from 'react';
import { ToastProvider } from './toast';

/** What the components need above them: a place for toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <ToastProvider>{children}</ToastProvider>;
}
