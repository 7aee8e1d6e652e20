import { useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Remembers the button that opened a form and focuses it when the form closes. It stores the ID, because the button
 * can be rendered again in the meantime.
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
