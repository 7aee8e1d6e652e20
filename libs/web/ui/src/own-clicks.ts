import { useRef, type MouseEvent } from 'react';

/**
 * Has a dialog take no click but its own: the second tap of a double tap that opened it chooses nothing in
 * it. Browsers number the clicks of a double tap, wherever they fall.
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
