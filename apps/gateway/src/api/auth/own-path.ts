/** A path of ours: it leads to no other host, however a browser reads slashes. */
const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%~]*$/;

/** The page to come back to, if it is one of ours; an open door to other sites is none. */
export const ownPath = (path: unknown): string | undefined =>
  typeof path === 'string' && OWN_PATH.test(path) ? path : undefined;
