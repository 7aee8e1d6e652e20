import type { ReactNode } from 'react';
import { ToastProvider } from './toast';

/** Provides the context that the components need: toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <ToastProvider>{children}</ToastProvider>;
}
