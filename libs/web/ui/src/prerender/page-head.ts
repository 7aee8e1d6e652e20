/** Placeholder for the origin of an installation. The build does not know it, so the gateway replaces it. */
export const ORIGIN = 'https://cartaviva.invalid';

export interface PageHead {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Structured data: schema.org objects. */
  readonly data?: readonly object[];
}
