import { useEffect } from 'react';

/** Sets the title of the browser's tab. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · CartaViva`;
  }, [title]);
}
