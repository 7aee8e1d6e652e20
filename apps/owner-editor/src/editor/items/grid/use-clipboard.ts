import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Clipboard {
  readonly copy: (event: ClipboardEvent) => void;
  readonly paste: (event: ClipboardEvent) => void;
}

/**
 * Copies and pastes while the keyboard is in the grid. Where no text is selected Firefox tells the page of it and
 * not the cell, and WebKit does nothing unless it was asked before.
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
