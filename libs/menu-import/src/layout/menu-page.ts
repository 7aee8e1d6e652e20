/** A word, or a group of words, with its place. The origin is the top left corner; the unit is arbitrary. */
export interface PageWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Height of the letters, comparable within a page. */
  readonly size: number;
  /** Letters may have been misread. */
  readonly isDoubtful?: boolean;
}

/** A page of a menu after text recognition. */
export interface MenuPage {
  /** Number of the page, from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly PageWord[];
  /** Minimum ratio of heading letters to other letters. Sizes in a photo are imprecise. */
  readonly headingProportion: number;
}
