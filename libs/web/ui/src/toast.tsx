import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { lazyPart } from './lazy';
import type { Toast } from './toasts';

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/**
 * Returns a function that shows a toast. A new toast replaces the previous one (specification §4, "Notifications").
 */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

const Toasts = lazyPart(() => import('./lazy-parts').then((part) => part.Toasts));

/** Holds the current toast, which `Toasts` renders. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly turn: number }>();

  const show = useCallback(
    (toast: Toast) => setShown((before) => ({ toast, turn: (before?.turn ?? 0) + 1 })),
    [],
  );

  return (
    <ToastContext value={show}>
      {children}
      <Toasts wanted={shown !== undefined} shown={shown} />
    </ToastContext>
  );
}
