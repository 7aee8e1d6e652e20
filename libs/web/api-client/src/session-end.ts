const news = new EventTarget();
const ENDED = 'session-ended';

/** Calls whose 401 means something else: that nobody is signed in, or that a password is wrong. */
const ABOUT_SESSIONS = '/api/auth/';

export function noteSessionEnd(): void {
  news.dispatchEvent(new Event(ENDED));
}

export function noteUnauthorized(path: string): void {
  if (!path.startsWith(ABOUT_SESSIONS)) noteSessionEnd();
}

/** Calls `listener` when a call finds that the session has ended. Returns a function that unsubscribes. */
export function onSessionEnd(listener: () => void): () => void {
  news.addEventListener(ENDED, listener);
  return () => news.removeEventListener(ENDED, listener);
}
