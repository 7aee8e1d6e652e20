import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { lazyPart } from './lazy';
import type { Toast } from './toasts';

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/** Shows a toast; it takes the place of the one before it (specification §4, "Notifications"). */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

const Toasts = lazyPart(() => import('./lazy-parts').then((part) => part.Toasts));

/** Keeps the toast that is shown; what it looks like is drawn by `Toasts`. */
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
