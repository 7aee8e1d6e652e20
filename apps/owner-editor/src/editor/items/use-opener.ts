import { useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Which button a form was opened with. The button may be drawn anew when the form closes, so it is
 * found by its id, and the keyboard goes on from there.
 */
export function useOpener() {
  const opener = useRef('');
  return {
    remember: () => {
      opener.current = document.activeElement?.id ?? '';
    },
    returnAfter: (close: () => void) => {
      flushSync(close);
      document.getElementById(opener.current)?.focus();
    },
  };
}
