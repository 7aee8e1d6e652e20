import type { Block } from '../markdown/document';

export interface LegalDocument {
  readonly title: string;
  readonly summary: string;
  /** Date of the last change. If it is missing, the page shows the current date. */
  readonly updated?: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly title: string;
  readonly blocks: readonly Block[];
}
