import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Clipboard {
  readonly copy: (event: ClipboardEvent) => void;
  readonly paste: (event: ClipboardEvent) => void;
}

/**
 * Handles copy and paste while the focus is in the grid. Without a text selection, Firefox sends these events to the
 * document instead of the cell, and WebKit sends them only if `beforecopy` and `beforepaste` were canceled.
 */
export function useClipboard(grid: RefObject<HTMLElement | null>, on: Clipboard): void {
  const isInGrid = () => grid.current?.contains(document.activeElement);
  const copy = useEffectEvent((event: ClipboardEvent) => isInGrid() && on.copy(event));
  const paste = useEffectEvent((event: ClipboardEvent) => isInGrid() && on.paste(event));

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const allow = (event: Event) => event.preventDefault();
    grid.current?.addEventListener('beforecopy', allow, { signal });
    grid.current?.addEventListener('beforepaste', allow, { signal });
    document.addEventListener('copy', (event) => copy(event), { signal });
    document.addEventListener('paste', (event) => paste(event), { signal });
    return () => leaving.abort();
  }, [grid]);
}
