import { useDocumentTitle } from '@cartaviva/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

/** What the shell knows of a screen before its remote is there. */
export interface ScreenHandle {
  readonly title: string;
}

/**
 * After a navigation: names the tab and moves focus to the new content, so that a keyboard and a
 * screen reader start where the eye does. Stands before the screens, whose own titles win.
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
