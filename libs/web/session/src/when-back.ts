/** Calls `onReturn` when somebody comes back to this window, from another one or another tab. Gives back how to stop. */
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
