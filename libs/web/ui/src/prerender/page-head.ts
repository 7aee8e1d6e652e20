/**
 * Stands for where people reach an installation, which the build does not know: the gateway puts its
 * own address in its place.
 */
export const ORIGIN = 'https://cartaviva.invalid';

/** What a page says of itself to browsers' tabs, search engines and chats. */
export interface PageHead {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Structured data: schema.org objects. */
  readonly data?: readonly object[];
}
