/** A legal text: sections of paragraphs, with lists where a list is clearer. */
export interface LegalDocument {
  readonly title: string;
  /** What it says, in a sentence. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
}
