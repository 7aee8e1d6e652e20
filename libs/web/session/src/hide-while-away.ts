/**
 * Hides the page while it is left. Browsers keep pages as they were and show them again on the way back, to whoever
 * presses it: then it is shown only where `isStillTheirs` says so, and drawn anew otherwise. Gives back how to stop.
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
