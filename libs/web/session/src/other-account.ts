const news = new EventTarget();
const ENTERED = 'other-account';

/** Tells that this browser acts for another account than this window shows. */
export function noteOtherAccount(): void {
  news.dispatchEvent(new Event(ENTERED));
}

/** Calls `listener` whenever another account was entered in another window; gives back how to stop. */
export function onOtherAccount(listener: () => void): () => void {
  news.addEventListener(ENTERED, listener);
  return () => news.removeEventListener(ENTERED, listener);
}
