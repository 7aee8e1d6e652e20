/**
 * Hides the page when the browser leaves it. Browsers restore cached pages with the back button,
 * also after another person signs in. The page then appears only if `isStillTheirs` resolves to
 * true, and reloads otherwise.
 * @returns a function that stops this
 */
export function hideWhileAway(isStillTheirs: () => Promise<boolean>): () => void {
  const { style } = document.documentElement;
  const hide = () => (style.visibility = 'hidden');
  const comeBack = async ({ persisted }: PageTransitionEvent) => {
    if (persisted && !(await isStillTheirs().catch(() => false))) return window.location.reload();
    style.visibility = '';
  };
  const show = (event: PageTransitionEvent) => void comeBack(event);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
