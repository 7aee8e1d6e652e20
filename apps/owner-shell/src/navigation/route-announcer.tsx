import { useDocumentTitle } from '@cartaviva/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

/** Data about a screen that the shell knows before the remote loads. */
export interface ScreenHandle {
  readonly title: string;
}

/**
 * Sets the page title and focuses the new content after a navigation, for keyboard and screen reader users. It
 * precedes the screens, so that their own titles override it.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  useDocumentTitle(handle?.title);

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
