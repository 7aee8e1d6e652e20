/** Asks the service worker to store a copy of a menu. */
export interface CacheRequest {
  /** URL of the menu. */
  readonly page: string;
  /** URLs of the scripts and style sheets that the page has loaded. */
  readonly files: readonly string[];
}

/** Message of the worker to open pages: the page arrived after its copy was shown. */
export const PAGE_ARRIVED = 'page-arrived';

/** Key in the `dataset` of a copy's `body` for the time of the copy, in milliseconds since 1970. */
export const CACHED_AT = 'cachedAt';
export const CACHED_AT_ATTRIBUTE = 'data-cached-at';
