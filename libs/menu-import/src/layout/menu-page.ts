/** A word, or words that were written as one, where it stands on its page; from the top left, in any unit. */
export interface PageWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Height of its letters, comparable between words of a page. */
  readonly size: number;
  /** Letters of it may be others than those on the paper. */
  readonly isDoubtful?: boolean;
}

/** A page of a menu as it was read. */
export interface MenuPage {
  /** The first is 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly PageWord[];
  /** How many times larger than others a heading's letters are at least; of a photo sizes are rough. */
  readonly headingProportion: number;
}
