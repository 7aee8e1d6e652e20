/** Matches paths on this site. Browsers cannot read a match as another host, however they parse slashes. */
const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%~]*$/;

/** Returns the path only if it is on this site, which prevents open redirects. */
export const ownPath = (path: unknown): string | undefined =>
  typeof path === 'string' && OWN_PATH.test(path) ? path : undefined;
