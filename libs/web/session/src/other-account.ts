const news = new EventTarget();
const ENTERED = 'other-account';

/** Reports that the browser has switched to another account than this window shows. */
export function noteOtherAccount(): void {
  news.dispatchEvent(new Event(ENTERED));
}

/** Calls `listener` when another window switches to another account. Returns a function that unsubscribes. */
export function onOtherAccount(listener: () => void): () => void {
  news.addEventListener(ENTERED, listener);
  return () => news.removeEventListener(ENTERED, listener);
}
