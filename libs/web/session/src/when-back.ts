/**
 * Calls `onReturn` when the user returns to this window from another window or tab. Returns a function that stops it.
 */
export function whenBack(onReturn: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'hidden') onReturn();
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
