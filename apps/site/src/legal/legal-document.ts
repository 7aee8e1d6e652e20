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
  /** Things that have names of their own. */
  readonly entries?: readonly LegalEntry[];
}

/** Something that is kept: what it is called, what for, and until when. */
export interface LegalEntry {
  readonly name: string;
  readonly text: string;
  readonly until: string;
}
