import { useRef } from 'react';

/**
 * Has a dialog give focus back to whatever had it before. Our dialogs are opened by state, not by a
 * trigger of theirs, so Radix knows nowhere to return to.
 */
export function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
