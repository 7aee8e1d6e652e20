import type { Block } from '../markdown/document';

/** A legal text, as its Markdown says it. */
export interface LegalDocument {
  readonly title: string;
  /** What it says, in a sentence. */
  readonly summary: string;
  /** The day its words were last changed; none where the page carries the day it is read. */
  readonly updated?: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly title: string;
  readonly blocks: readonly Block[];
}
