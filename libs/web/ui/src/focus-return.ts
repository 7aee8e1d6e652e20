import { useRef } from 'react';

/**
 * Returns focus to the previously focused element when a dialog closes. State opens these dialogs instead of a
 * trigger, so Radix has no element to return to.
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
