const news = new EventTarget();
const ENDED = 'session-ended';

/** Calls that answer 401 to say something else: who is here, or that a password is wrong. */
const ABOUT_SESSIONS = '/api/auth/';

/** Tells that the session of this window is over. */
export function noteSessionEnd(): void {
  news.dispatchEvent(new Event(ENDED));
}

/** Tells that a call was refused for want of a session. */
export function noteUnauthorized(path: string): void {
  if (!path.startsWith(ABOUT_SESSIONS)) noteSessionEnd();
}

/** Calls `listener` whenever a call finds the session gone; gives back how to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  news.addEventListener(ENDED, listener);
  return () => news.removeEventListener(ENDED, listener);
}
