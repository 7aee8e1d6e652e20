/** What a page asks its service worker: to keep a copy of its menu. */
export interface CacheRequest {
  /** Address of the menu. */
  readonly page: string;
  /** Addresses of the scripts and style sheets that the page has loaded. */
  readonly files: readonly string[];
}

/** What the worker tells open pages: the page came after all, a moment after its copy. */
export const PAGE_ARRIVED = 'page-arrived';

/** Name in `dataset` of the `body` of a copy: when it was made, in milliseconds. */
export const CACHED_AT = 'cachedAt';
/** The same as an attribute. */
export const CACHED_AT_ATTRIBUTE = 'data-cached-at';
