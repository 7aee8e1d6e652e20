import { useRef, type MouseEvent } from 'react';

/**
 * Ignores clicks that began before the dialog opened: the second tap of a double tap must not hit a button in it.
 * Browsers number the clicks of a double tap, wherever they land.
 */
export function useOwnClicks() {
  const hasBegun = useRef(false);
  return {
    onClickCapture: (event: MouseEvent) => {
      if (event.detail <= 1) hasBegun.current = true;
      if (hasBegun.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
