import { useEffect } from 'react';

/** Names the browser's tab for as long as the screen that calls it is shown. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · CartaViva`;
  }, [title]);
}
